//! A release for the browser is cut by lab, which needs the linker's relocations and the macro that marks where.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-cfg=split");
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}
