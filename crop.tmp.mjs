import sharp from 'sharp'; const [f,l,t,w,h,o,s='1']=process.argv.slice(2);
await sharp(f).extract({left:+l,top:+t,width:+w,height:+h}).resize(Math.round(w*s)).png().toFile(o);
