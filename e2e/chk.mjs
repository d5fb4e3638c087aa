import { launch, site } from './browser.mjs';
const { url, close } = await site(); const b = await launch();
for (const [name,w,h,theme] of [['laptop',1280,800,'light'],['phone',390,844,'dark']]) {
const p = await (await b.newContext({viewport:{width:w,height:h},colorScheme:theme,hasTouch:name=='phone'})).newPage();
p.on('console', m => console.log('console', m.text())); p.on('pageerror', e => console.log('err', e));
const shot=async n=>{await p.waitForTimeout(700); await p.screenshot({path:`/tmp/s-${n}-${name}.png`});};
await p.goto(url+'#/seating'); await p.waitForSelector('.verdict');
await p.getByRole('button',{name:'a room of 20 seats: draw it'}).click(); await shot('edit');
await p.getByRole('button',{name:'a room of 20 seats: draw it'}).click();
await p.getByRole('button',{name:'Try it',exact:true}).click(); 
for (const seat of ['B1','C2','B3','C3']) await p.getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
await p.getByRole('button', { name: /^German/ }).click();
for (const seat of ['D2','F2','D4']) await p.getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
await p.getByRole('button',{name:'Am I still right?',exact:true}).click();
await shot('try');
await p.getByRole("button",{name:"Watch",exact:true}).click(); await p.goto(url+"#/seating?room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX&groups=A:10,B:5,C:5,D:5"); await p.waitForTimeout(2500); await shot("large"); console.log(await p.locator(".side").textContent());
await p.goto(url+'#/seating?room=XXX/XXX/XXX&groups=A:3,B:3,C:3');await p.waitForTimeout(300); await p.waitForSelector('.verdict--bad'); await shot('crowd');
await p.goto(url+'#/seating?room=XX./XXX/XXX&groups=A:2,B:2,C:2,D:2');await p.waitForTimeout(300); await p.waitForSelector('.verdict--bad'); 
await p.getByRole('button',{name:'The plain search'}).click();
await p.keyboard.press('ArrowRight');
for (let i=0;i<7;i++) await p.keyboard.press('ArrowRight');
await shot('exhaust');
}
await b.close(); close();
