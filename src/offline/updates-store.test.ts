import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CONTROL_MILLISECONDS } from './updates-machine.ts';
import { createUpdates } from './updates-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A version whose worker records what pages ask of it. */
const version = () => ({ postMessage: vi.fn() });
const [first, second, third, fourth] = [version(), version(), version(), version()];

beforeEach(() => {
  for (const { postMessage } of [first, second, third, fourth]) postMessage.mockClear();
});

/** How often a version was asked to take control. */
const timesAsked = ({ postMessage }: typeof first) => {
  for (const [message] of postMessage.mock.calls) expect(message).toEqual({ type: 'SKIP_WAITING' });
  return postMessage.mock.calls.length;
};

/** A page on its first visit, before its worker takes control. */
function firstVisit({ holdsText = false } = {}) {
  const effects = { reload: vi.fn(), holdsText: () => holdsText };
  const updates = createUpdates(effects);
  return { ...updates, ...effects, state: () => updates.store.getState() };
}

/** A page that the first version controls. */
function page(options?: Parameters<typeof firstVisit>[0]) {
  const visit = firstVisit(options);
  visit.controlled(first);
  return visit;
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
    const { state, reload, found, controlled } = page();
    found(second);
    expect(state()).toEqual({ status: 'waiting', served: first, version: second, notice: 'offer' });
    controlled(second);
    expect(state()).toEqual({ status: 'replaced', version: second, notice: 'offer' });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(timesAsked(second)).toBe(0);
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
    const { state, reload, found, accept, controlled } = page();
    found(second);
    accept();
    expect(state()).toEqual({ status: 'activating', served: first, version: second });
    expect(timesAsked(second)).toBe(1);
    expect(reload).not.toHaveBeenCalled();
    controlled(second);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('ignores the version that serves the page already', () => {
    const { reload, found, accept, controlled } = page();
    found(second);
    accept();
    controlled(first);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads at once if a third version takes control instead', () => {
    const { reload, found, accept, controlled } = page();
    found(second);
    accept();
    controlled(third);
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
    const { reload, found, accept, controlled } = page();
    found(second);
    accept();
    accept();
    controlled(second);
    controlled(second);
    controlled(third);
    found(third);
    accept();
    vi.advanceTimersByTime(10 * CONTROL_MILLISECONDS);
    expect(timesAsked(second)).toBe(1);
    expect(timesAsked(third)).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once if another tab has activated the version already', () => {
    const { reload, controlled, accept } = page();
    controlled(second);
    accept();
    expect(timesAsked(second)).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['waiting', 'replaced'])('asks a second time if a form holds text (%s)', (status) => {
    const { state, reload, found, controlled, accept } = page({ holdsText: true });
    if (status === 'waiting') found(second);
    else controlled(second);
    accept();
    expect(state()).toMatchObject({ status, version: second, notice: 'warning' });
    expect(timesAsked(second)).toBe(0);
    expect(reload).not.toHaveBeenCalled();
    accept();
    expect(state().status).toBe(status === 'waiting' ? 'activating' : 'reloading');
  });
});

describe('Later', () => {
  it('ends the notices of that version', () => {
    const { state, found, postpone, accept } = page();
    found(second);
    postpone();
    found(second);
    expect(state()).toEqual({ status: 'waiting', served: first, version: second, notice: 'none' });
    accept();
    expect(timesAsked(second)).toBe(0);
  });

  it('does not apply to a newer version, or once another tab has activated this version', () => {
    const { state, found, controlled, postpone } = page();
    found(second);
    postpone();
    found(third);
    expect(state()).toEqual({ status: 'waiting', served: first, version: third, notice: 'offer' });
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
    expect(state()).toEqual({ status: 'waiting', served: first, version: second, notice: 'none' });
  });
});

describe('a version whose worker is gone', () => {
  it('is offered no longer, and its successor is', () => {
    const { state, found, gone } = page();
    found(second);
    gone(second, third);
    expect(state()).toEqual({ status: 'waiting', served: first, version: third, notice: 'offer' });
  });

  it('is offered no longer without a successor, until another version is found', () => {
    const { state, found, gone } = page();
    found(second);
    gone(second, null);
    expect(state()).toEqual({ status: 'current', served: first });
    found(third);
    expect(state()).toMatchObject({ status: 'waiting', version: third, notice: 'offer' });
  });

  it('was put off: its successor is offered, because Later applies to one version', () => {
    const { state, found, postpone, gone } = page();
    found(second);
    postpone();
    gone(second, third);
    expect(state()).toMatchObject({ version: third, notice: 'offer' });
  });

  it('hands Reload on to its successor, which has its own time to take control', () => {
    const { reload, found, accept, gone, controlled } = page();
    found(second);
    accept();
    vi.advanceTimersByTime(CONTROL_MILLISECONDS - 1);
    gone(second, third);
    expect(timesAsked(third)).toBe(1);
    vi.advanceTimersByTime(CONTROL_MILLISECONDS - 1);
    expect(reload).not.toHaveBeenCalled();
    controlled(third);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('lets Reload reload at once without a successor', () => {
    const { reload, found, accept, gone } = page();
    found(second);
    accept();
    gone(second, null);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('changes nothing if it is not the version on offer', () => {
    const { state, found, controlled, gone } = page();
    gone(first, second);
    expect(state()).toEqual({ status: 'current', served: first });
    found(third);
    const waiting = state();
    gone(second, fourth);
    expect(state()).toBe(waiting);
    controlled(third);
    const replaced = state();
    gone(third, fourth);
    expect(state()).toBe(replaced);
  });
});

describe('a third version that takes control', () => {
  it('replaces a version on offer, also after Later', () => {
    for (const isPostponed of [false, true]) {
      const { state, found, postpone, controlled } = page();
      found(second);
      if (isPostponed) postpone();
      controlled(third);
      expect(state()).toEqual({ status: 'replaced', version: third, notice: 'offer' });
    }
  });

  it('replaces a version that has replaced the page’s own', () => {
    const { state, controlled, postpone } = page();
    controlled(second);
    postpone();
    controlled(third);
    expect(state()).toEqual({ status: 'replaced', version: third, notice: 'offer' });
  });
});

describe('on a first visit, a version that is found before the page’s own has taken control', () => {
  it('stays on offer when the page’s own takes control', () => {
    const { state, found, controlled } = firstVisit();
    found(second);
    controlled(first);
    expect(state()).toEqual({ status: 'waiting', served: first, version: second, notice: 'offer' });
  });

  it('is the version that Reload waits for', () => {
    const { reload, found, accept, controlled } = firstVisit();
    found(second);
    accept();
    controlled(first);
    expect(reload).not.toHaveBeenCalled();
    controlled(second);
    expect(reload).toHaveBeenCalledOnce();
  });
});
