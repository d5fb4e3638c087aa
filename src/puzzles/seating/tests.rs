//! Independent checks.
use super::*;
use super::tables::{Tables};
use crate::engine::{Draft, Link};

fn instance(link:&str)->Instance{
    let l=Link::parse(link).unwrap();
    let (d,f)=Draft::read(&presets::INFO,&l); assert!(f.is_empty());
    Instance::read(&d).unwrap()
}
#[test]
fn quick(){
    for p in presets::INFO.presets {
        let i=instance(p.link);
        let t=std::time::Instant::now();
        let a=solve::solve(&i,&mut ());
        println!("{} {} {:?}",p.name,a.verdict(),t.elapsed());
        if let Some(e)=a.evidence(){ println!("  {:?} {:?}", e.reason, e.counts.as_ref().map(|c|(c.families.to_string(), c.up_to_symmetry().to_string(), c.fixed.iter().map(|(t,w)|format!("{t:?} {w}")).collect::<Vec<_>>(), c.layers.iter().sum::<u32>())));
          if let Some(s)=&e.search { println!("  search {} retreats {} {:?}", s.made,s.retreats,s.end);} }
        println!("  moves {}", a.moves().len());
    }
}
