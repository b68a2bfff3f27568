import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CONTROL_MILLISECONDS } from './updates-machine.ts';
import { createUpdates } from './updates-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [first, second, third] = [{ is: 1 }, { is: 2 }, { is: 3 }];

/** A page that the first version controls. */
function page({ holdsText = false } = {}) {
  const effects = { activate: vi.fn(), reload: vi.fn(), holdsText: () => holdsText };
  const updates = createUpdates(effects);
  updates.controlled(first);
  return { ...updates, ...effects, state: () => updates.store.getState() };
}

describe('nothing reloads by itself', () => {
  test('on a first visit, when the worker takes control of the page', () => {
    const { state, reload, controlled } = page();
    expect(state()).toEqual({ status: 'current', served: first });
    controlled(first);
    expect(state()).toEqual({ status: 'current', served: first });
    expect(reload).not.toHaveBeenCalled();
  });

  test('when a version is found, or activated by another tab', () => {
    const { state, reload, activate, found, controlled } = page();
    found(second);
    expect(state()).toEqual({ status: 'waiting', version: second, notice: 'offer' });
    controlled(second);
    expect(state()).toEqual({ status: 'replaced', version: second, notice: 'offer' });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(activate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('when another tab activates a version that this page had not found', () => {
    const { state, controlled } = page();
    controlled(second);
    expect(state()).toEqual({ status: 'replaced', version: second, notice: 'offer' });
  });
});

describe('Reload', () => {
  it('asks the waiting version to take control, then reloads', () => {
    const { state, activate, reload, found, accept, controlled } = page();
    found(second);
    accept();
    expect(state()).toEqual({ status: 'activating', version: second });
    expect(activate).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    controlled(second);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for the requested version to take control, and ignores other versions', () => {
    const { reload, found, accept, controlled } = page();
    found(second);
    accept();
    controlled(first);
    controlled(third);
    expect(reload).not.toHaveBeenCalled();
    controlled(second);
    expect(reload).toHaveBeenCalledOnce();
  });

  it(`reloads after ${CONTROL_MILLISECONDS} ms if the version does not take control`, () => {
    const { reload, found, accept } = page();
    found(second);
    accept();
    vi.advanceTimersByTime(CONTROL_MILLISECONDS - 1);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads once, even if control and presses are reported repeatedly', () => {
    const { reload, activate, found, accept, controlled } = page();
    found(second);
    accept();
    accept();
    controlled(second);
    controlled(second);
    controlled(third);
    found(third);
    accept();
    vi.advanceTimersByTime(10 * CONTROL_MILLISECONDS);
    expect(activate).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once if another tab has activated the version already', () => {
    const { reload, activate, controlled, accept } = page();
    controlled(second);
    accept();
    expect(activate).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['waiting', 'replaced'])('asks a second time if a form holds text (%s)', (status) => {
    const { state, reload, activate, found, controlled, accept } = page({ holdsText: true });
    if (status === 'waiting') found(second);
    else controlled(second);
    accept();
    expect(state()).toEqual({ status, version: second, notice: 'warning' });
    expect(activate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    accept();
    expect(state().status).toBe(status === 'waiting' ? 'activating' : 'reloading');
  });
});

describe('Later', () => {
  it('ends the notices of that version', () => {
    const { state, found, postpone, accept, activate } = page();
    found(second);
    postpone();
    found(second);
    expect(state()).toEqual({ status: 'waiting', version: second, notice: 'none' });
    accept();
    expect(activate).not.toHaveBeenCalled();
  });

  it('does not apply to a newer version, or once another tab has activated this version', () => {
    const { state, found, controlled, postpone } = page();
    found(second);
    postpone();
    found(third);
    expect(state()).toEqual({ status: 'waiting', version: third, notice: 'offer' });
    postpone();
    controlled(third);
    expect(state()).toEqual({ status: 'replaced', version: third, notice: 'offer' });
    postpone();
    controlled(third);
    expect(state()).toEqual({ status: 'replaced', version: third, notice: 'none' });
  });

  it('also dismisses the warning', () => {
    const { state, found, accept, postpone } = page({ holdsText: true });
    found(second);
    accept();
    postpone();
    expect(state()).toEqual({ status: 'waiting', version: second, notice: 'none' });
  });
});
