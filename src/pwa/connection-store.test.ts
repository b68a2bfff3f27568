import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectionState, createConnection, GRACE_MILLISECONDS } from './connection-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection with everything it has been since. */
function observed(keepsEveryPage = () => true) {
  const connection = createConnection(keepsEveryPage);
  const history: ConnectionState['status'][] = [];
  connection.store.subscribe(({ status }) => history.push(status));
  return { connection, history, status: () => connection.store.getState().status };
}

describe('a loss', () => {
  it('is told after 1000 ms and not after 999', () => {
    const { connection, status } = observed();
    connection.lose();
    vi.advanceTimersByTime(999);
    expect(status()).toBe('unconfirmed');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('offline');
    expect(GRACE_MILLISECONDS).toBe(1000);
  });

  it('is told once, however often the browser repeats it', () => {
    const { connection, history } = observed();
    connection.lose();
    vi.advanceTimersByTime(600);
    connection.lose();
    vi.advanceTimersByTime(400);
    connection.lose();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual(['unconfirmed', 'offline']);
  });

  it('stays told until the return', () => {
    const { connection, status } = observed();
    connection.lose();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(status()).toBe('offline');
  });

  it('says what is kept when it is told, not when it began', () => {
    let isKept = false;
    const { connection } = observed(() => isKept);
    connection.lose();
    isKept = true;
    vi.advanceTimersByTime(1000);
    expect(connection.store.getState()).toEqual({ status: 'offline', keepsEveryPage: true });
  });

  it('of less than a second is not told, and neither is the return from it', () => {
    const { connection, history } = observed();
    connection.lose();
    vi.advanceTimersByTime(999);
    connection.regain();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual(['unconfirmed', 'online']);
  });

  it('of less than a second, many times, is not told', () => {
    const { connection, history } = observed();
    for (let flicker = 0; flicker < 20; flicker += 1) {
      connection.lose();
      vi.advanceTimersByTime(900);
      connection.regain();
      vi.advanceTimersByTime(10);
    }
    expect(history).not.toContain('offline');
    expect(history).not.toContain('returned');
  });
});

describe('a return', () => {
  it('ends the notice at once and is told once', () => {
    const { connection, history, status } = observed();
    connection.lose();
    vi.advanceTimersByTime(1000);
    connection.regain();
    expect(status()).toBe('returned');
    vi.advanceTimersByTime(2000);
    connection.regain();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual(['unconfirmed', 'offline', 'returned']);
  });

  it('that is lost again is forgotten, and the new loss is told after its own second', () => {
    const { connection, history, status } = observed();
    connection.lose();
    vi.advanceTimersByTime(1000);
    connection.regain();
    vi.advanceTimersByTime(2000);
    connection.lose();
    vi.advanceTimersByTime(999);
    expect(status()).toBe('unconfirmed');
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual(['unconfirmed', 'offline', 'returned', 'unconfirmed', 'offline']);
  });

  it('without a loss is no news', () => {
    const { connection, history } = observed();
    connection.regain();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual([]);
  });
});
