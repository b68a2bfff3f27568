import type { Browser } from 'playwright';
import { scriptsOf } from './download-times.ts';
import { type Conditions, type FirstVisit, makeFirstVisit } from './first-visit.ts';
import type { Host } from './host.ts';
import { headerLink, menuLink, mobileMenuLink, type Navigation } from './navigations.ts';

export interface Measurement extends Conditions {
  readonly rounds: number;
  readonly site: Host;
  /** The site's folder. */
  readonly folder: string;
  /** The copy without scripts. */
  readonly scriptlessCopy: Host;
}

/** The visits that share a navigation and a moment, one of each round. */
export interface Group {
  readonly navigation: Navigation;
  readonly seconds: number;
  readonly visits: readonly FirstVisit[];
}

interface Rounds {
  readonly groups: readonly Group[];
  /** Of the copy without scripts, where nothing happens between the load event and the press. */
  readonly scriptless: readonly FirstVisit[];
}

/** When visitors set out, s after the load event. Without a slow link everything is there after a few. */
const onSlowLink = [1, 3, 6, 12, 25];
const onFastLink = [1, 3, 6];
/** The last moment is the mouse's alone, for the sake of a run's length. */
const LAST_BY_TOUCH = 12;

/** Makes one visit a round for each navigation and moment. */
export async function makeRounds(browser: Browser, measurement: Measurement): Promise<Rounds> {
  const { folder, link, rounds, site, slowdown, scriptlessCopy } = measurement;
  const conditions = { link, slowdown };
  const code = scriptsOf(folder);
  const scriptless: FirstVisit[] = [];
  const groups = plan(link ? onSlowLink : onFastLink);
  const last = groups.findLast(({ navigation }) => navigation === menuLink);
  for (let round = 0; round < rounds; round += 1) {
    scriptless.push(
      await makeFirstVisit(browser, {
        ...conditions,
        host: scriptlessCopy,
        code: [],
        navigation: headerLink,
        seconds: 1,
        staysUntilOffline: false,
      }),
    );
    for (const group of groups) {
      // Once in a run it is proven, by who has least to wait for.
      const staysUntilOffline = link !== null && round === 0 && group === last;
      const { navigation, seconds } = group;
      const visit = { ...conditions, host: site, code, navigation, seconds, staysUntilOffline };
      group.visits.push(await makeFirstVisit(browser, visit));
    }
  }
  return { groups, scriptless };
}

function plan(moments: readonly number[]) {
  return [headerLink, menuLink, mobileMenuLink].flatMap((navigation) =>
    moments
      .filter((seconds) => navigation.screen === 'desktop' || seconds <= LAST_BY_TOUCH)
      .map((seconds) => ({ navigation, seconds, visits: [] as FirstVisit[] })),
  );
}
