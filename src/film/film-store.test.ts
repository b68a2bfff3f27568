import { describe, expect, it, test } from 'vitest';
import { createFilm, isMuted } from './film-store.ts';

/** A film whose hero is in view. */
function filmInView({ prefersPoster = false } = {}) {
  const film = createFilm();
  const showHero = () => {
    film.attach();
    if (!prefersPoster) film.autoplay();
    film.setVisibility({ isInView: true });
  };
  showHero();
  return {
    ...film,
    status: () => film.store.getState().status,
    muted: () => isMuted(film.store.getState()),
    /** The visitor goes to another page and back. */
    leaveAndReturn: () => {
      film.detach();
      showHero();
    },
  };
}

test('the film is absent and muted until a hero is attached', () => {
  const { store } = createFilm();
  expect(store.getState().status).toBe('absent');
  expect(isMuted(store.getState())).toBe(true);
});

test('begins to play, muted, only when autoplay is allowed', () => {
  const film = filmInView({ prefersPoster: true });
  expect(film.status()).toBe('idle');
  film.autoplay();
  expect(film.status()).toBe('playing');
  expect(film.muted()).toBe(true);
});

test('autoplay does not override the visitor, and does nothing without a hero', () => {
  const film = filmInView({ prefersPoster: true });
  film.play();
  film.pause();
  film.autoplay();
  expect(film.status()).toBe('paused');
  film.detach();
  film.autoplay();
  expect(film.status()).toBe('absent');
});

describe('sound', () => {
  it('is turned on and off by the visitor', () => {
    const film = filmInView();
    film.unmute();
    expect(film.muted()).toBe(false);
    film.mute();
    expect(film.muted()).toBe(true);
  });

  it('is remembered after a visit to another page', () => {
    const film = filmInView();
    film.unmute();
    film.detach();
    expect(film.muted()).toBe(true);
    film.attach();
    film.setVisibility({ isInView: true });
    expect(film.muted()).toBe(false);
  });

  it('stays off until the hero is known to be in view', () => {
    const film = filmInView();
    film.unmute();
    film.detach();
    film.attach();
    expect(film.muted()).toBe(true);
  });

  it('stays on when the film is paused and played again', () => {
    const film = filmInView();
    film.unmute();
    film.pause();
    film.play();
    expect(film.muted()).toBe(false);
  });
});

describe.each([
  { event: 'the hero scrolled out of view', change: { isInView: false }, undo: { isInView: true } },
  { event: 'the tab hidden', change: { isTabVisible: false }, undo: { isTabVisible: true } },
])('with $event', ({ change, undo }) => {
  it('is muted, and unmuted afterwards if the visitor had unmuted it', () => {
    const film = filmInView();
    film.unmute();
    film.setVisibility(change);
    expect(film.muted()).toBe(true);
    film.setVisibility(undo);
    expect(film.muted()).toBe(false);
  });

  it('stays muted afterwards if the visitor had not unmuted it, or has muted it again', () => {
    const film = filmInView();
    film.setVisibility(change);
    film.setVisibility(undo);
    expect(film.muted()).toBe(true);
    film.unmute();
    film.setVisibility(change);
    film.mute();
    film.setVisibility(undo);
    expect(film.muted()).toBe(true);
  });

  it('stays paused', () => {
    const film = filmInView();
    film.pause();
    film.setVisibility(change);
    film.setVisibility(undo);
    expect(film.status()).toBe('paused');
  });
});

test('sound returns only when the hero is in view and the tab is visible', () => {
  const film = filmInView();
  film.unmute();
  film.setVisibility({ isInView: false });
  film.setVisibility({ isTabVisible: false });
  film.setVisibility({ isTabVisible: true });
  expect(film.muted()).toBe(true);
  film.setVisibility({ isInView: true });
  expect(film.muted()).toBe(false);
});

describe('a pause', () => {
  it('begins and ends when the visitor asks', () => {
    const film = filmInView();
    film.pause();
    expect(film.status()).toBe('paused');
    film.play();
    expect(film.status()).toBe('playing');
  });

  it('survives a change of page: the film loads again only when the visitor presses Play', () => {
    const film = filmInView();
    film.pause();
    film.leaveAndReturn();
    expect(film.status()).toBe('idle');
    film.play();
    expect(film.status()).toBe('playing');
    film.leaveAndReturn();
    expect(film.status()).toBe('playing');
  });
});

describe('a refusal to play', () => {
  it('with sound turns the sound off, and the film continues', () => {
    const film = filmInView();
    film.unmute();
    film.refuse();
    expect(film.status()).toBe('playing');
    expect(film.muted()).toBe(true);
    film.setVisibility({ isInView: false });
    film.setVisibility({ isInView: true });
    expect(film.muted()).toBe(true);
  });

  it('without sound pauses the film, but does not count as a pause by the visitor', () => {
    const film = filmInView();
    film.refuse();
    expect(film.status()).toBe('paused');
    film.leaveAndReturn();
    expect(film.status()).toBe('playing');
  });

  it('changes nothing while the film is paused, failed or absent', () => {
    const film = filmInView();
    film.pause();
    film.refuse();
    expect(film.status()).toBe('paused');
    film.fail();
    film.refuse();
    expect(film.status()).toBe('failed');
    film.detach();
    film.refuse();
    expect(film.status()).toBe('absent');
  });
});

describe('a press of a link while the film loads', () => {
  it('shows the poster again, until the visitor presses Play', () => {
    const film = filmInView();
    film.yield();
    expect(film.status()).toBe('idle');
    film.play();
    expect(film.status()).toBe('playing');
  });

  it('does not count as a pause by the visitor: the film plays on the next visit to its page', () => {
    const film = filmInView();
    film.yield();
    film.leaveAndReturn();
    expect(film.status()).toBe('playing');
  });

  it('changes nothing if no film is loading', () => {
    const film = filmInView({ prefersPoster: true });
    film.yield();
    expect(film.status()).toBe('idle');
    film.fail();
    film.yield();
    expect(film.status()).toBe('failed');
    film.detach();
    film.yield();
    expect(film.status()).toBe('absent');
  });
});

describe('a failure to load', () => {
  it('mutes the film and ignores its buttons', () => {
    const film = filmInView();
    film.unmute();
    film.fail();
    expect(film.status()).toBe('failed');
    expect(film.muted()).toBe(true);
    film.play();
    film.pause();
    film.setVisibility({ isInView: true });
    expect(film.status()).toBe('failed');
  });

  it('is forgotten when the visitor returns to the page', () => {
    const film = filmInView();
    film.fail();
    film.leaveAndReturn();
    expect(film.status()).toBe('playing');
  });

  it('changes nothing after the hero is detached', () => {
    const film = filmInView();
    film.detach();
    film.fail();
    expect(film.status()).toBe('absent');
  });
});

describe('if the film may not play unasked', () => {
  it('the poster stays until the visitor presses Play', () => {
    const film = filmInView({ prefersPoster: true });
    expect(film.status()).toBe('idle');
    film.pause();
    film.unmute();
    expect(film.status()).toBe('idle');
    film.play();
    expect(film.status()).toBe('playing');
    expect(film.muted()).toBe(false);
  });

  it('the visitor’s choice survives a visit to another page', () => {
    const film = filmInView({ prefersPoster: true });
    film.play();
    film.leaveAndReturn();
    expect(film.status()).toBe('playing');
    film.pause();
    film.leaveAndReturn();
    expect(film.status()).toBe('idle');
  });

  it('a later preference pauses only a film that the visitor did not start', () => {
    const film = filmInView();
    film.preferLessMotion();
    expect(film.status()).toBe('paused');
    film.play();
    film.preferLessMotion();
    expect(film.status()).toBe('playing');
  });
});
