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
const staffHome = entry('home', { url: '#/manager/home', svgIcon: 'home' });

const security = entry('account-security', {
  svgIcon: 'security',
  children: [
    entry('account', { url: '#/user-account' }),
    entry('password-recovery', { url: '#/recovery-options/edit/two-factor-reg/confirm-password' }),
  ],
});

/** Time and Billing, with how much waits there; for who decides it is one of the approvals. */
const billing = (waiting: number, svgIcon?: string): MenuItem =>
  entry('time-and-billing', {
    url: '#/manager/time-and-billing',
    ...(svgIcon ? { svgIcon } : {}),
    ...(waiting > 0 ? { badgeLabel: String(waiting) } : {}),
  });

const approvals = (waiting: number): MenuItem =>
  entry('approvals', { svgIcon: 'approvals', children: [billing(waiting)] });

/** What staff see, by what they do in the product (docs: session#user-types, shell#landing-pages). */
const MENUS: Readonly<Record<Exclude<UserType, 'Worker'>, (waiting: number) => readonly MenuItem[]>> = {
  Client: (waiting) => [
    staffHome,
    approvals(waiting),
    elsewhere('requests', 'requests'),
    elsewhere('engagements', 'engagements'),
    elsewhere('budgets', 'documents'),
    elsewhere('reporting', 'reporting'),
    security,
  ],
  MSP: (waiting) => [
    staffHome,
    approvals(waiting),
    elsewhere('requests', 'requests'),
    elsewhere('candidates', 'profile'),
    elsewhere('engagements', 'engagements'),
    elsewhere('invoices', 'documents'),
    elsewhere('suppliers', 'contact'),
    elsewhere('reporting', 'reporting'),
    elsewhere('help-desk', 'help'),
    security,
  ],
  VMS: (waiting) => [
    staffHome,
    approvals(waiting),
    elsewhere('clients', 'profile'),
    elsewhere('suppliers', 'contact'),
    elsewhere('engagements', 'engagements'),
    elsewhere('invoices', 'documents'),
    elsewhere('reporting', 'reporting'),
    elsewhere('administration', 'settings'),
    elsewhere('help-desk', 'help'),
    security,
  ],
  Supplier: (waiting) => [
    staffHome,
    billing(waiting, 'timecard'),
    elsewhere('requests', 'requests'),
    elsewhere('candidates', 'profile'),
    elsewhere('engagements', 'engagements'),
    elsewhere('invoices', 'documents'),
    elsewhere('reporting', 'reporting'),
    security,
  ],
};

/** The side navigation of a user; `waiting` is what waits for them: rejected items of a worker, pending ones of everybody else. */
export function menuFor(userType: UserType, waiting: number): readonly MenuItem[] {
  if (userType !== 'Worker') return MENUS[userType](waiting);
  return [
    home,
    entry('time-and-expense', {
      svgIcon: 'timecard',
      ...(waiting > 0 ? { badgeLabel: String(waiting) } : {}),
      children: [
        entry('my-time-and-expense', { url: '#/worker/time-expense' }),
        entry('add-time', { url: '#/worker/time-expense/add-time' }),
        entry('add-expense', { url: '#/worker/time-expense/add-expense' }),
      ],
    }),
    security,
  ];
}
