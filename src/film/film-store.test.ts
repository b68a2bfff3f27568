import { describe, expect, it, test } from 'vitest';
import { createFilm, isMuted } from './film-store.ts';

/** A film whose hero has come into view. */
function seenFilm({ prefersStill = false } = {}) {
  const film = createFilm();
  const come = () => {
    film.attach();
    if (!prefersStill) film.autoplay();
    film.setVisibility({ isInView: true });
  };
  come();
  return {
    ...film,
    status: () => film.store.getState().status,
    muted: () => isMuted(film.store.getState()),
    /** To another page and back. */
    comeAgain: () => {
      film.detach();
      come();
    },
  };
}

test('before the page’s code has found a hero, there is nothing', () => {
  const { store } = createFilm();
  expect(store.getState().status).toBe('absent');
  expect(isMuted(store.getState())).toBe(true);
});

test('begins playing and muted, when the page is at rest and not before', () => {
  const film = seenFilm({ prefersStill: true });
  expect(film.status()).toBe('idle');
  film.autoplay();
  expect(film.status()).toBe('playing');
  expect(film.muted()).toBe(true);
});

test('a film that the visitor stopped or started before it could begin stays so', () => {
  const film = seenFilm({ prefersStill: true });
  film.play();
  film.pause();
  film.autoplay();
  expect(film.status()).toBe('paused');
  film.detach();
  film.autoplay();
  expect(film.status()).toBe('absent');
});

describe('sound', () => {
  it('is the visitor’s to turn on and off', () => {
    const film = seenFilm();
    film.unmute();
    expect(film.muted()).toBe(false);
    film.mute();
    expect(film.muted()).toBe(true);
  });

  it('is remembered on the way to another page and back', () => {
    const film = seenFilm();
    film.unmute();
    film.detach();
    expect(film.muted()).toBe(true);
    film.attach();
    film.setVisibility({ isInView: true });
    expect(film.muted()).toBe(false);
  });

  it('waits until the hero is known to be in view', () => {
    const film = seenFilm();
    film.unmute();
    film.detach();
    film.attach();
    expect(film.muted()).toBe(true);
  });

  it('stays when the film is paused, so that it plays on as it was', () => {
    const film = seenFilm();
    film.unmute();
    film.pause();
    film.play();
    expect(film.muted()).toBe(false);
  });
});

describe.each([
  { event: 'the hero scrolled out of view', change: { isInView: false }, back: { isInView: true } },
  { event: 'the tab hidden', change: { isTabVisible: false }, back: { isTabVisible: true } },
])('with $event', ({ change, back }) => {
  it('is muted, and unmuted again where the visitor had unmuted', () => {
    const film = seenFilm();
    film.unmute();
    film.setVisibility(change);
    expect(film.muted()).toBe(true);
    film.setVisibility(back);
    expect(film.muted()).toBe(false);
  });

  it('comes back muted where the visitor had not, or no longer wants it', () => {
    const film = seenFilm();
    film.setVisibility(change);
    film.setVisibility(back);
    expect(film.muted()).toBe(true);
    film.unmute();
    film.setVisibility(change);
    film.mute();
    film.setVisibility(back);
    expect(film.muted()).toBe(true);
  });

  it('a pause survives', () => {
    const film = seenFilm();
    film.pause();
    film.setVisibility(change);
    film.setVisibility(back);
    expect(film.status()).toBe('paused');
  });
});

test('out of view and hidden are two reasons: sound is back when neither holds', () => {
  const film = seenFilm();
  film.unmute();
  film.setVisibility({ isInView: false });
  film.setVisibility({ isTabVisible: false });
  film.setVisibility({ isTabVisible: true });
  expect(film.muted()).toBe(true);
  film.setVisibility({ isInView: true });
  expect(film.muted()).toBe(false);
});

describe('a pause', () => {
  it('is the visitor’s, and so is its end', () => {
    const film = seenFilm();
    film.pause();
    expect(film.status()).toBe('paused');
    film.play();
    expect(film.status()).toBe('playing');
  });

  it('survives a change of page: nothing is loaded again until the visitor asks', () => {
    const film = seenFilm();
    film.pause();
    film.comeAgain();
    expect(film.status()).toBe('idle');
    film.play();
    expect(film.status()).toBe('playing');
    film.comeAgain();
    expect(film.status()).toBe('playing');
  });
});

describe('a refusal to play', () => {
  it('with sound turns the sound off, and the film goes on', () => {
    const film = seenFilm();
    film.unmute();
    film.refuse();
    expect(film.status()).toBe('playing');
    expect(film.muted()).toBe(true);
    film.setVisibility({ isInView: false });
    film.setVisibility({ isInView: true });
    expect(film.muted()).toBe(true);
  });

  it('without sound shows as paused, and is no wish of the visitor’s', () => {
    const film = seenFilm();
    film.refuse();
    expect(film.status()).toBe('paused');
    film.comeAgain();
    expect(film.status()).toBe('playing');
  });

  it('that comes when the film is paused, failed or gone changes nothing', () => {
    const film = seenFilm();
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
  it('leaves the poster, and the film comes when the visitor asks', () => {
    const film = seenFilm();
    film.yield();
    expect(film.status()).toBe('idle');
    film.play();
    expect(film.status()).toBe('playing');
  });

  it('is no wish of the visitor’s: the film plays when its page comes again', () => {
    const film = seenFilm();
    film.yield();
    film.comeAgain();
    expect(film.status()).toBe('playing');
  });

  it('changes nothing where no film loads', () => {
    const film = seenFilm({ prefersStill: true });
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
  it('leaves nothing to play or to hear', () => {
    const film = seenFilm();
    film.unmute();
    film.fail();
    expect(film.status()).toBe('failed');
    expect(film.muted()).toBe(true);
    film.play();
    film.pause();
    film.setVisibility({ isInView: true });
    expect(film.status()).toBe('failed');
  });

  it('is tried anew when the visitor comes again', () => {
    const film = seenFilm();
    film.fail();
    film.comeAgain();
    expect(film.status()).toBe('playing');
  });

  it('is none once the hero is gone', () => {
    const film = seenFilm();
    film.detach();
    film.fail();
    expect(film.status()).toBe('absent');
  });
});

describe('where the browser prefers less motion or fewer bytes', () => {
  it('the poster stands until the visitor asks', () => {
    const film = seenFilm({ prefersStill: true });
    expect(film.status()).toBe('idle');
    film.pause();
    film.unmute();
    expect(film.status()).toBe('idle');
    film.play();
    expect(film.status()).toBe('playing');
    expect(film.muted()).toBe(false);
  });

  it('what the visitor asked for holds on the way to another page and back', () => {
    const film = seenFilm({ prefersStill: true });
    film.play();
    film.comeAgain();
    expect(film.status()).toBe('playing');
    film.pause();
    film.comeAgain();
    expect(film.status()).toBe('idle');
  });

  it('a preference that comes later stops only what the visitor did not start', () => {
    const film = seenFilm();
    film.preferLessMotion();
    expect(film.status()).toBe('paused');
    film.play();
    film.preferLessMotion();
    expect(film.status()).toBe('playing');
  });
});
