import { chromium } from 'playwright'; import sharp from 'sharp';
// usage: width path out cols  → cuts the whole page in columns of 1700 px
const [w,u,out,colH='1800',scheme='light']=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const p=await b.newPage({viewport:{width:+w,height:w>600?900:844},reducedMotion:'reduce',colorScheme:scheme});
await p.goto((process.env.BASE??'http://127.0.0.1:4395')+u);await p.waitForSelector('html[data-hydrated]');
const H=await p.evaluate(async()=>{for(let y=0;y<document.documentElement.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0);return document.documentElement.scrollHeight});
await p.waitForTimeout(400);
const img=await p.screenshot({fullPage:true});await b.close();
const h=+colH,n=Math.ceil(H/h),W=+w;const comp=[];
for(let i=0;i<n;i++){const hh=Math.min(h,H-i*h);comp.push({input:await sharp(img).extract({left:0,top:i*h,width:W,height:hh}).toBuffer(),left:i*(W+12),top:0})}
await sharp({create:{width:n*(W+12),height:h,channels:3,background:'#f0f'}}).composite(comp).png({palette:true}).toFile(out);console.log(H,n);
