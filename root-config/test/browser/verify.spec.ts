import { expect } from '@playwright/test';
import { changing } from './site.ts';

const NEW = ['First page', 'First page, second edition'] as const;

/** The live version of the page's package. */
const versionAt = async (origin: string) =>
  (await (await fetch(`${origin}/deployments.json`)).json()).microFrontends.mfe_page.version;

changing('what works stays: every page was opened in a browser', { tag: '@wide' }, async ({ site }) => {
  const { exitCode, lines } = await site.verifyChanged(NEW, '--verify-as', 'worker');
  expect([exitCode, lines]).toEqual([
    0,
    [expect.stringMatching(/^Revision 2 is live\./), `Every page of ${site.origin} comes up.`],
  ]);
  expect(await versionAt(site.origin)).not.toBe(site.live.microFrontends.mfe_page?.version);
});

for (const [what, replacement, says] of [
  [
    'does not run',
    [/^/g, 'throw new Error("It does not run.");'],
    /another version stands in for it|mfe_page\/first could not be shown/,
  ],
  [
    'throws while it is rendered',
    [/"First page"/g, '(()=>{throw new Error("x")})()'],
    /threw while it was rendered|uncaught Error/,
  ],
] as const)
  changing(`what ${what} is taken back, and the history says why`, { tag: '@wide' }, async ({ site }) => {
    const before = await versionAt(site.origin);
    const { exitCode, lines } = await site.verifyChanged([...replacement], '--verify-as', 'worker');
    expect(exitCode).toBe(1);
    expect(lines[1]).toMatch(says);
    expect(lines[1]).toMatch(/^\/\w+, as worker: /);
    expect(lines.at(-1)).toBe('Revision 3 is live, without it.');
    expect(await versionAt(site.origin)).toBe(before);
  });

changing('a candidate that does not run is aborted', { tag: '@wide' }, async ({ site }) => {
  const args = ['--verify-as', 'worker', '--share', '0.1'];
  const { exitCode, lines } = await site.verifyChanged([/^/g, 'throw new Error("It does not run.");'], ...args);
  expect(exitCode).toBe(1);
  expect(lines.join()).toMatch(/another version stands in for it/);
  expect(lines.at(-1)).toBe('Revision 3 is live, without the candidate.');
});
