import { expect, test } from 'vitest';
import { createPageTransitions } from './page-transitions.ts';

function pageTransitions({ prefersLessMotion = false } = {}) {
  const clock = { now: 0 };
  const transitions = createPageTransitions({
    now: () => clock.now,
    prefersLessMotion: () => prefersLessMotion,
  });
  const change = (milliseconds: number) => {
    const types = transitions.types({ fromLocation: {}, pathChanged: true });
    clock.now += milliseconds;
    transitions.finish();
    return types;
  };
  return { change, clock, ...transitions };
}

test('a change of page is a transition, again and again', () => {
  const { change } = pageTransitions();
  expect(change(100)).toEqual(['page']);
  expect(change(100)).toEqual(['page']);
});

test('a change of hash is none', () => {
  expect(pageTransitions().types({ fromLocation: {}, pathChanged: false })).toBe(false);
});

test('where less motion is preferred there is none', () => {
  expect(pageTransitions({ prefersLessMotion: true }).change(10)).toBe(false);
});

test('after one that took longer than 100 ms there is no other', () => {
  const { change } = pageTransitions();
  expect(change(101)).toEqual(['page']);
  expect(change(10)).toBe(false);
  expect(change(10)).toBe(false);
});

test('the first page of a visit is none, however long it takes', () => {
  const { types, finish, clock, change } = pageTransitions();
  expect(types({ fromLocation: undefined, pathChanged: true })).toBe(false);
  clock.now += 5000;
  finish();
  expect(change(10)).toEqual(['page']);
});
