import type { Settings } from '#e2e/engines/visitor.ts';

/** No server listens at this port: other hosts cannot be reached. */
const unreachable = { host: '127.0.0.1', port: 9 };

/** No background requests, the visitor's settings, and no other host than this machine. */
export function preferences(scheme: Settings['scheme']): Record<string, unknown> {
  return {
    'app.update.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'datareporting.healthreport.uploadEnabled': false,
    'extensions.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,

    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': 0,
    // Without a screen Firefox finds no mouse. 6 is 2 (exact pointing) plus 4 (hover).
    'ui.allPointerCapabilities': 6,
    'ui.primaryPointerCapabilities': 6,
    // In ms. A tap is two commands, and a busy machine may pause between them. After 300 ms Firefox would take it for a
    // long press (https://searchfox.org/mozilla-central/source/modules/libpref/init/StaticPrefList.yaml).
    'apz.max_tap_time': 600_000,

    // 1: use the proxy of the following lines. Requests to this machine do not go through it.
    'network.proxy.type': 1,
    'network.proxy.http': unreachable.host,
    'network.proxy.http_port': unreachable.port,
    'network.proxy.ssl': unreachable.host,
    'network.proxy.ssl_port': unreachable.port,
  };
}
