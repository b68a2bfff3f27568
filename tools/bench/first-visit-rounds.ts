import type { Browser } from 'playwright';
import { scriptsOf } from './download-times.ts';
import { type Conditions, type FirstVisit, makeFirstVisit } from './first-visit.ts';
import type { Host } from './host.ts';
import { headerLink, menuLink, mobileMenuLink, type Navigation } from './navigations.ts';

export interface Measurement extends Conditions {
  readonly rounds: number;
  readonly site: Host;
  /** The folder of the built site. */
  readonly folder: string;
  /** The copy without scripts. */
  readonly scriptlessCopy: Host;
}

/** The visits with the same navigation at the same time, one for each round. */
export interface Group {
  readonly navigation: Navigation;
  readonly seconds: number;
  readonly visits: readonly FirstVisit[];
}

interface Rounds {
  readonly groups: readonly Group[];
  /** Visits to the copy without scripts: one time is enough, because nothing happens after the load event. */
  readonly scriptless: readonly FirstVisit[];
}

/** When visitors follow the link, s after the load event. On a fast link all files load in a few seconds. */
const onSlowLink = [1, 3, 6, 12, 25];
const onFastLink = [1, 3, 6];
/** Later visits are made only by mouse, to keep a run short. */
const LAST_BY_TOUCH = 12;

/** Makes one visit in each round for each navigation and time. */
export async function makeRounds(browser: Browser, measurement: Measurement): Promise<Rounds> {
  const { folder, link, rounds, site, slowdown, scriptlessCopy } = measurement;
  const conditions = { link, slowdown };
  const scripts = scriptsOf(folder);
  const scriptless: FirstVisit[] = [];
  const groups = plan(link ? onSlowLink : onFastLink);
  const last = groups.findLast(({ navigation }) => navigation === menuLink);
  for (let round = 0; round < rounds; round += 1) {
    scriptless.push(
      await makeFirstVisit(browser, {
        ...conditions,
        host: scriptlessCopy,
        scripts: [],
        navigation: headerLink,
        seconds: 1,
        staysUntilOffline: false,
      }),
    );
    for (const group of groups) {
      // One visit of a run proves offline use: the latest visit through the menu, because after it the shortest wait
      // for the worker is left.
      const staysUntilOffline = link !== null && round === 0 && group === last;
      const { navigation, seconds } = group;
      const visit = { ...conditions, host: site, scripts, navigation, seconds, staysUntilOffline };
      group.visits.push(await makeFirstVisit(browser, visit));
    }
  }
  return { groups, scriptless };
}

function plan(moments: readonly number[]) {
  return [headerLink, menuLink, mobileMenuLink].flatMap((navigation) =>
    moments
      .filter((seconds) => navigation.screen === 'desktop' || seconds <= LAST_BY_TOUCH)
      .map((seconds) => {
        const visits: FirstVisit[] = [];
        return { navigation, seconds, visits };
      }),
  );
}
