import { expect } from 'vitest';
import { type Path, paths } from '#content/paths.ts';
import { type JourneyContext, journeys } from '#e2e/engines/journey.ts';
import { expectNotFound, expectPage, open, status } from '#e2e/engines/page/open.ts';

async function visitEach(journey: JourneyContext, some: readonly Path[]): Promise<void> {
  for (const path of some) {
    await open(journey, path);
    await expectPage(journey, path);
    await journey.expectNoConsoleProblems();
  }
}

journeys('Routes', { scheme: 'light', zoom: 1 }, (journey) => {
  journey(
    'three routes: status 200, heading, head, no console problem',
    { isSample: true },
    (context) => visitEach(context, ['/', '/services/cloud-services', '/contact']),
  );

  journey(
    `all ${paths.length} routes: status 200, heading, head, no console problem`,
    {},
    (context) => visitEach(context, paths),
  );

  journey(
    'an unknown path: status 404 and the not-found page',
    { provoked: [/404/] },
    async (context) => {
      await open(context, '/nowhere');
      await expectNotFound(context.visitor);
      expect(await context.visitor.evaluate(status)).toBe(404);
    },
  );
});
