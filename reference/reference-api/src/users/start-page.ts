import type { LandingPage } from 'shared-client/schema/users';
import { LANDING_PAGES } from 'shared-client/schema/users';
import type { UserType } from '../identity/signed-in-user.ts';
import { type MenuItem, menuFor } from '../worker/menu.ts';
import type { Sections } from '../worker/sections.ts';

/** The menu entries for each landing page, by name; the first one that the user has applies (docs: shell#landing-pages). */
const ENTRIES: Readonly<Record<LandingPage, readonly string[]>> = {
  Home: ['home'],
  'Time and Billing': ['my-time-and-expense', 'time-and-billing', 'timecards'],
  Approvals: ['approval-dashboard'],
  Requests: ['requests'],
  Engagements: ['engagements'],
  Reporting: ['reporting'],
};

/** The portal's root opens the home of workers. */
const ROOT = '/';

const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** The URL of a landing page; undefined if neither this portal nor the deployment has one. */
function addressOfPage(page: LandingPage, userType: UserType, sections: Sections): string | undefined {
  // A menu entry that a permission adds is no landing page.
  const entries = flat(menuFor({ userType, permissions: [] }, 0, sections));
  for (const name of ENTRIES[page]) {
    const url = entries.find((item) => item.name === name)?.url;
    if (url) return url.startsWith('#') ? `/${url}` : url;
  }
  return undefined;
}

/** The landing pages that exist for a user. */
export const openablePages = (userType: UserType, sections: Sections): readonly LandingPage[] =>
  LANDING_PAGES.filter((page) => addressOfPage(page, userType, sections) !== undefined);

/** Where a sign-in without a return URL leads. */
export function startAddress(page: LandingPage, userType: UserType, sections: Sections): string {
  const home = userType === 'Worker' ? undefined : addressOfPage('Home', userType, sections);
  return (page === 'Home' ? home : (addressOfPage(page, userType, sections) ?? home)) ?? ROOT;
}
