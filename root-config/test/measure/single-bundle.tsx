/** The same small page in one bundle without federation, as the baseline of the portal's load. */
import * as sharedClient from 'shared-client';
import * as sharedSession from 'shared-session';
import { mount as mountPage } from '../fixtures/page/src/mount/first.tsx';
import { mount as mountHeader } from '../fixtures/shell/src/mount/header.tsx';

// A real page uses nearly all of both; a bundler that leaves out what this one does not would flatter the comparison.
Object.assign(globalThis, { kept: [sharedClient, sharedSession] });
sharedClient.openSession().catch(() => undefined);

for (const [region, mount] of [
  ['header', mountHeader],
  ['page', mountPage],
] as const) {
  const place = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  if (place) mount(place, { host: 'portal' });
}
