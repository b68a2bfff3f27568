import { expect, test } from 'vitest';
import { createPageTransitions } from './page-transitions.ts';

/** Transitions of a visit whose first page took so long, in ms. */
function pageTransitions(firstPage: number, { prefersLessMotion = false } = {}) {
  const clock = { now: 0 };
  const transitions = createPageTransitions({
    now: () => clock.now,
    prefersLessMotion: () => prefersLessMotion,
  });
  const change = (milliseconds: number, fromLocation: unknown = {}) => {
    const types = transitions.types({ fromLocation, pathChanged: true });
    clock.now += milliseconds;
    transitions.finish();
    return types;
  };
  const first = change(firstPage, undefined);
  return { first, change, ...transitions };
}

test('after a first page that came within 40 ms a change is a transition, again and again', () => {
  const { change } = pageTransitions(40);
  expect(change(100)).toEqual(['page']);
  expect(change(100)).toEqual(['page']);
});

test('after a slower first page it is none, until a change comes within 40 ms', () => {
  const { change } = pageTransitions(41);
  expect(change(41)).toBe(false);
  expect(change(40)).toBe(false);
  expect(change(100)).toEqual(['page']);
});

test('after a transition that took longer than 100 ms there is none, until a change comes within 40 ms', () => {
  const { change } = pageTransitions(10);
  expect(change(101)).toEqual(['page']);
  expect(change(41)).toBe(false);
  expect(change(40)).toBe(false);
  expect(change(10)).toEqual(['page']);
});

test('a change of hash is none, and tells nothing', () => {
  const { change, finish, types } = pageTransitions(10);
  expect(types({ fromLocation: {}, pathChanged: false })).toBe(false);
  finish();
  expect(change(10)).toEqual(['page']);
});

test('where less motion is preferred there is none', () => {
  const { change } = pageTransitions(10, { prefersLessMotion: true });
  expect(change(10)).toBe(false);
});

test('the first page of a visit is none', () => {
  expect(pageTransitions(10).first).toBe(false);
});
