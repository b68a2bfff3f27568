import sharp from 'sharp'; import {readdirSync} from 'node:fs';
const [k,w,h,cols,out,...pick]=process.argv.slice(2);
let f=readdirSync('/tmp/first').filter(f=>f.startsWith(k+'_')).sort(); if(pick.length) f=pick.map(p=>k+p+'.png');
const W=+w,H=+h,C=+cols; const rows=Math.ceil(f.length/C);
const comp=await Promise.all(f.map(async(n,i)=>({input:await sharp('/tmp/first/'+n).resize(W,H).toBuffer(),left:(i%C)*(W+10),top:Math.floor(i/C)*(H+10)})));
await sharp({create:{width:C*(W+10),height:rows*(H+10),channels:3,background:'#f0f'}}).composite(comp).png({palette:true}).toFile(out);
console.log(f.join(' '));
