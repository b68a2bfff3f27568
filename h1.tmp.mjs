import { chromium } from 'playwright';
const P=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const w of [1280,1440]){const p=await b.newPage({viewport:{width:w,height:900},bypassCSP:true});
for (const u of P){await p.goto('http://127.0.0.1:4395'+u);await p.waitForSelector('html[data-hydrated]');
const r=[];for(const s of [2.85,3.1,3.25,3.4,3.5]){r.push(await p.evaluate(async s=>{let e=document.getElementById('zz');if(!e){e=document.createElement('style');e.id='zz';document.head.append(e)}e.textContent=`.hero-columns .headline-1{font-size:${s}rem !important}`;await document.fonts.ready;const h=document.querySelector('h1'),cs=getComputedStyle(h);const hero=document.querySelector('.page-hero');const t=document.querySelector('.hero-text');const last=t?.lastElementChild.getBoundingClientRect().bottom;return hero?Math.round(h.getBoundingClientRect().height/parseFloat(cs.lineHeight))+'/'+Math.round(hero.getBoundingClientRect().height)+'/'+Math.round(hero.getBoundingClientRect().bottom-last):'-'},s))}
console.log(w,u.padEnd(36),r.join('  '))}await p.close()}
await b.close();
