import type { UserType } from '../identity/signed-in-user.ts';
import { textOf } from '../translations/texts.ts';

export interface MenuItem {
  readonly name: string;
  readonly label: string;
  readonly translationLabel: string;
  readonly url?: string;
  readonly svgIcon?: string;
  readonly badgeLabel?: string;
  readonly children?: readonly MenuItem[];
}

type Place = Omit<MenuItem, 'name' | 'label' | 'translationLabel'>;

/** An entry, named by its translation label: `LBL_MENU_ADD_TIME` is `add-time`. */
function entry(name: string, place: Place): MenuItem {
  const translationLabel = `LBL_MENU_${name.replaceAll('-', '_').toUpperCase()}`;
  return { name, label: textOf('en_US', translationLabel) ?? name, translationLabel, ...place };
}

/** A part of the product that this portal does not have; its page says so. */
const elsewhere = (name: string, svgIcon?: string): MenuItem =>
  entry(name, { url: `#/elsewhere/${name}`, ...(svgIcon ? { svgIcon } : {}) });

const home = entry('home', { url: '#/worker/home', svgIcon: 'home' });

const security = entry('account-security', {
  svgIcon: 'security',
  children: [entry('password-recovery', { url: '#/recovery-options/edit/two-factor-reg/confirm-password' })],
});

const billing = (...names: readonly string[]) =>
  entry('time-and-billing', { svgIcon: 'timecard', children: names.map((name) => elsewhere(name)) });

/** What staff see, by what they do in the product (docs: session#user-types, shell#landing-pages). */
const MENUS: Readonly<Record<Exclude<UserType, 'Worker'>, readonly MenuItem[]>> = {
  Client: [
    home,
    elsewhere('approvals', 'approvals'),
    billing('timecards', 'expenses', 'projects', 'adjustments'),
    elsewhere('requests', 'requests'),
    elsewhere('engagements', 'engagements'),
    elsewhere('budgets', 'documents'),
    elsewhere('reporting', 'reporting'),
    security,
  ],
  MSP: [
    home,
    elsewhere('requests', 'requests'),
    elsewhere('candidates', 'profile'),
    elsewhere('engagements', 'engagements'),
    billing('timecards', 'expenses', 'projects', 'adjustments', 'invoices'),
    elsewhere('suppliers', 'contact'),
    elsewhere('reporting', 'reporting'),
    elsewhere('help-desk', 'help'),
    security,
  ],
  VMS: [
    home,
    elsewhere('clients', 'profile'),
    elsewhere('suppliers', 'contact'),
    elsewhere('engagements', 'engagements'),
    billing('timecards', 'expenses', 'projects', 'adjustments', 'invoices'),
    elsewhere('reporting', 'reporting'),
    elsewhere('administration', 'settings'),
    elsewhere('help-desk', 'help'),
    security,
  ],
  Supplier: [
    home,
    elsewhere('requests', 'requests'),
    elsewhere('candidates', 'profile'),
    elsewhere('engagements', 'engagements'),
    billing('timecards', 'expenses', 'invoices'),
    elsewhere('reporting', 'reporting'),
    security,
  ],
};

/** The side navigation of a user; `rejected` is how many timecards wait for the worker's correction. */
export function menuFor(userType: UserType, rejected: number): readonly MenuItem[] {
  if (userType !== 'Worker') return MENUS[userType];
  return [
    home,
    entry('time-and-expense', {
      svgIcon: 'timecard',
      ...(rejected > 0 ? { badgeLabel: String(rejected) } : {}),
      children: [
        entry('my-time-and-expense', { url: '#/worker/time-expense' }),
        entry('add-time', { url: '#/worker/time-expense/add-time' }),
      ],
    }),
    security,
  ];
}
