import { TYPE } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Catalog } from './message.ts';
import { translator } from './translator.ts';

/** Messages as the build compiles them, such as `Map of the {office}`. */
const messages: Catalog<'plain' | 'empty' | 'map' | 'visits' | 'more'> = {
  plain: 'Four steps, with a decision after each',
  empty: '',
  map: [
    { type: TYPE.literal, value: 'Map of the ' },
    { type: TYPE.argument, value: 'office' },
  ],
  visits: [
    { type: TYPE.number, value: 'count', style: null },
    { type: TYPE.literal, value: ' visits' },
  ],
  more: [
    { type: TYPE.literal, value: 'Read more ' },
    {
      type: TYPE.tag,
      value: 'quiet',
      children: [
        { type: TYPE.literal, value: 'about ' },
        { type: TYPE.argument, value: 'subject' },
      ],
    },
  ],
};

const t = translator(messages);
const quiet = (children: ReactNode[]) => createElement('span', null, ...children);

describe('text', () => {
  it('is the message where there is nothing to fill in', () => {
    expect(t('plain')).toBe('Four steps, with a decision after each');
    expect(t('empty')).toBe('');
  });

  it('takes values, with numbers as the language writes them', () => {
    expect(t('map', { office: 'Austin office' })).toBe('Map of the Austin office');
    expect(t('visits', { count: 12_500 })).toBe('12,500 visits');
  });

  it('fails where a value is missing, rather than show a hole', () => {
    expect(() => t('map')).toThrow(/office/);
    expect(() => t('map', { Office: 'Austin office' })).toThrow(/office/);
    expect(() => t('visits', {})).toThrow(/count/);
  });
});

describe('rich text', () => {
  it('turns tags into elements and escapes what is filled in', () => {
    const more = t.rich('more', { quiet, subject: '<Travel & Hospitality>' });
    expect(renderToStaticMarkup(more)).toBe(
      'Read more <span>about &lt;Travel &amp; Hospitality&gt;</span>',
    );
  });

  it('is the message where it has no tag', () => {
    const map = t.rich('map', { office: 'Austin office' });
    expect(renderToStaticMarkup(map)).toBe('Map of the Austin office');
  });

  it('is the message where a translation has nothing to fill in', () => {
    expect(renderToStaticMarkup(t.rich('plain', { quiet }))).toBe(messages.plain);
  });

  it('fails where a value or a tag is missing', () => {
    expect(() => t.rich('more', { quiet })).toThrow(/subject/);
    expect(() => t.rich('more', { subject: 'Travel' })).toThrow(/quiet/);
  });
});
