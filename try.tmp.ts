import { chromium } from 'playwright';
import { mkdtempSync } from 'node:fs';
import { startHttp2Host } from './bench/http2-host.ts';
import { startHttp1Host } from './bench/http1-host.ts';
import { ThrottlingProxy } from './bench/throttling-proxy.ts';
import { slow4G } from './bench/link-schedule.ts';
import { onSlowPhone } from './bench/device.ts';
const h2 = process.argv[2] === 'h2'; const folder = process.argv[3] ?? 'dist'; const route = process.argv[4] ?? '/contact';
const host = h2 ? await startHttp2Host(folder, mkdtempSync('/tmp/b-')) : await startHttp1Host(folder);
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args: [...(host.keyHashes.length ? [`--ignore-certificate-errors-spki-list=${host.keyHashes.join(',')}`]:[]), '--js-flags=--no-enable-lazy-source-positions']});
for (let i=0;i<Number(process.argv[5]??1);i++) {
const proxy = new ThrottlingProxy(host.linkPort, slow4G);
const origin = `${host.scheme}://127.0.0.1:${await proxy.start()}`;
await onSlowPhone(b, async (page) => {
  await page.addInitScript(() => {
    new MutationObserver((_, o) => {o.disconnect(); performance.mark('hydrated');}).observe(document, {subtree:true, attributeFilter:['data-hydrated']});
    (window as any).lt = []; new PerformanceObserver(l => { for (const e of l.getEntries()) (window as any).lt.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({type:'longtask', buffered:true});
  });
  await page.goto(origin + route, {waitUntil:'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForTimeout(300);
  const r = await page.evaluate(() => ({fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, dcl: (performance.getEntriesByType('navigation')[0] as any).domContentLoadedEventStart, htmlEnd:(performance.getEntriesByType('navigation')[0] as any).responseEnd, hyd: performance.getEntriesByName('hydrated')[0]!.startTime, lt:(window as any).lt, res: performance.getEntriesByType('resource').map(e => [new URL(e.name).pathname, Math.round(e.startTime), Math.round((e as any).responseStart), Math.round((e as any).responseEnd), (e as any).encodedBodySize])}));
  const t = r.res.filter(x => x[1] as number < r.hyd).map(x => x.join(' ')).join('\n');
  console.log(`fcp ${r.fcp.toFixed(0)} dcl ${r.dcl.toFixed(0)} html ${r.htmlEnd.toFixed(0)} hydrated ${r.hyd.toFixed(0)} longtasks ${JSON.stringify(r.lt)}\n${i===0?t:''}`);
});
proxy.cut();
}
await b.close(); await host.stop(); process.exit(0);
