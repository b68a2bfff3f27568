import { describe, expect, test } from 'vitest';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { company, companyRecords } from '#content/company.ts';
import { type LiveDelivery, referenceReceiver } from '#content/delivery.ts';
import { delivery, deliveryOf } from './delivery.ts';
import { deliveryMessages, receiverName, replacedMessages } from './delivery-messages.ts';

/** Calls a hook of a plugin as Vite does. */
function call(hook: unknown, ...given: string[]): unknown {
  if (typeof hook === 'function') return Reflect.apply(hook, undefined, given);
  if (typeof hook === 'object' && hook !== null && 'handler' in hook) {
    return call(hook.handler, ...given);
  }
  throw new Error('the plugin has no such hook');
}

const live: LiveDelivery = { ...referenceReceiver, endpoint: 'https://forms.example/f/abc' };

describe('the form of the contact page', () => {
  test('is the simulated one by default, and nothing else is added to pages and worker', () => {
    const { resolveId, load } = delivery('simulated');
    expect(call(resolveId, 'virtual:delivery/form')).toMatch(/\/src\/contact\/ContactForm\.tsx$/);
    for (const part of ['page', 'worker']) {
      expect(call(load, String(call(resolveId, `virtual:delivery/${part}`)))).toBe('');
    }
    const setting = String(call(resolveId, 'virtual:delivery/setting'));
    expect(() => call(load, setting)).toThrow('no receiver');
  });

  test('sends if the setting has an endpoint', () => {
    const { resolveId, load } = delivery(live);
    expect(call(resolveId, 'virtual:delivery/form')).toMatch(/\/LiveContactForm\.tsx$/);
    expect(call(resolveId, 'virtual:delivery/page')).toMatch(/\/follow-kept-messages\.ts$/);
    expect(call(resolveId, 'virtual:delivery/worker')).toMatch(/\/kept-messages\.ts$/);
    const setting = String(call(resolveId, 'virtual:delivery/setting'));
    expect(call(load, setting)).toBe(`export default ${JSON.stringify(live)};`);
  });

  test('sends to the reference receiver in a build of its mode, otherwise as the company says', () => {
    expect(deliveryOf('receiver')).toBe(referenceReceiver);
    expect(deliveryOf('production')).toBe(companyRecords.contact.delivery);
  });
});

describe('the messages about a form that sends', () => {
  const { transform } = deliveryMessages(site.language, live);
  const replaced = (catalog: 'contact' | 'privacy' | 'delivery'): Record<string, string> => {
    const source = JSON.stringify(readCatalog(site.language, catalog));
    const result = call(transform, source, `/site/src/catalog/en/${catalog}.json`);
    if (typeof result !== 'object' || result === null || !('code' in result)) return {};
    return JSON.parse(String(result.code));
  };

  test.each(['contact', 'privacy'] as const)('replace the named messages of %s only', (catalog) => {
    const before = readCatalog(site.language, catalog);
    const after = replaced(catalog);
    const changed = Object.keys(after).filter((id) => after[id] !== before[id]);
    expect(changed.toSorted()).toEqual([...replacedMessages[catalog]].toSorted());
    expect(Object.keys(after)).toEqual(Object.keys(before));
  });

  test('are no part of the form’s own catalog', () => {
    const own = Object.keys(replaced('delivery'));
    expect(own).toContain('kept.title');
    expect(own.filter((id) => id.startsWith('instead.'))).toEqual([]);
  });

  test('name the receiver', () => {
    expect(replaced('privacy')['sections.contact-form.text']).toContain('forms.example');
    expect(receiverName({ ...live, endpoint: '/messages' })).toBe(company.name);
    expect(receiverName({ ...live, endpoint: '//forms.example/messages' })).toBe('forms.example');
  });

  test('have a description that search engines show whole', () => {
    const description = replaced('privacy')['meta.description'] ?? '';
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
