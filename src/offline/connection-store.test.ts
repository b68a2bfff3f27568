import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectionState, createConnection, GRACE_MILLISECONDS } from './connection-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection and the history of its states. */
function observed(keepsEveryPage = () => true) {
  const connection = createConnection(keepsEveryPage);
  const history: ConnectionState['status'][] = [];
  connection.store.subscribe(({ status }) => history.push(status));
  return { connection, history, status: () => connection.store.getState().status };
}

describe('a loss', () => {
  it('is reported after 1000 ms and not after 999 ms', () => {
    const { connection, status } = observed();
    connection.lose();
    vi.advanceTimersByTime(999);
    expect(status()).toBe('unconfirmed');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('offline');
    expect(GRACE_MILLISECONDS).toBe(1000);
  });

  it('is reported once if the browser repeats its event', () => {
    const { connection, history } = observed();
    connection.lose();
    vi.advanceTimersByTime(600);
    connection.lose();
    vi.advanceTimersByTime(400);
    connection.lose();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual(['unconfirmed', 'offline']);
  });

  it('stays reported until the return', () => {
    const { connection, status } = observed();
    connection.lose();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(status()).toBe('offline');
  });

  it('reports which pages are kept at the time of the report, not of the loss', () => {
    let isKept = false;
    const { connection } = observed(() => isKept);
    connection.lose();
    isKept = true;
    vi.advanceTimersByTime(1000);
    expect(connection.store.getState()).toEqual({ status: 'offline', keepsEveryPage: true });
  });

  it('of less than a second is not reported, and its return is not reported either', () => {
    const { connection, history } = observed();
    connection.lose();
    vi.advanceTimersByTime(999);
    connection.regain();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual(['unconfirmed', 'online']);
  });

  it('of less than a second, repeated many times, is not reported', () => {
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
  it('ends the offline state at once and is reported once', () => {
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

  it('is replaced by a new loss, which is reported after a second of its own', () => {
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

  it('without a loss is not reported', () => {
    const { connection, history } = observed();
    connection.regain();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual([]);
  });
});
