import { MANAGE_USERS, PAYROLL_EXPORT } from '../access/matrix.ts';
import type { SignedInUser, UserType } from '../identity/signed-in-user.ts';
import { textOf } from '../translations/texts.ts';
import type { SectionName, Sections } from './sections.ts';

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

/** A menu entry, named by its translation label: `LBL_MENU_ADD_TIME` is `add-time`. */
function entry(name: string, place: Place): MenuItem {
  const translationLabel = `LBL_MENU_${name.replaceAll('-', '_').toUpperCase()}`;
  return { name, label: textOf('en_US', translationLabel) ?? name, translationLabel, ...place };
}

const ICONS: Readonly<Record<SectionName, string>> = {
  requests: 'requests',
  engagements: 'engagements',
  budgets: 'documents',
  reporting: 'reporting',
  candidates: 'profile',
  invoices: 'documents',
  suppliers: 'contact',
  clients: 'profile',
  administration: 'settings',
  'help-desk': 'help',
};

/** Parts of the product outside this portal, if the deployment has a URL for them. */
const elsewhere = (sections: Sections, ...names: readonly SectionName[]): MenuItem[] =>
  names.flatMap((name) => {
    const url = sections[name];
    return url === undefined ? [] : [entry(name, { url, svgIcon: ICONS[name] })];
  });

const home = entry('home', { url: '#/worker/home', svgIcon: 'home' });
const insights = entry('insights', { url: '#/insights', svgIcon: 'reporting' });
const staffHome = entry('home', { url: '#/manager/home', svgIcon: 'home' });

const security = entry('your-account', {
  svgIcon: 'security',
  children: [
    entry('account', { url: '#/user-account' }),
    entry('password-recovery', { url: '#/recovery-options/edit/two-factor-reg/confirm-password' }),
  ],
});

/** Only for users with the permission (docs: exports#payroll-who). */
const payroll = entry('payroll', { url: '#/payroll', svgIcon: 'documents' });

/** Only for users with the permission (docs: account#account-administration-page). */
const userAdministration = entry('user-administration', { url: '#/user-administration', svgIcon: 'profile' });

/** Time and Billing, with the number of waiting items. For users who decide it is one of the approvals. */
const billing = (waiting: number, svgIcon?: string): MenuItem =>
  entry('time-and-billing', {
    url: '#/manager/time-and-billing',
    ...(svgIcon ? { svgIcon } : {}),
    ...(waiting > 0 ? { badgeLabel: String(waiting) } : {}),
  });

const approvals = (waiting: number): MenuItem =>
  entry('approvals', {
    svgIcon: 'approvals',
    children: [
      entry('approval-dashboard', { url: '#/manager/approvals' }),
      billing(waiting),
      entry('delegates', { url: '#/manager/delegates' }),
    ],
  });

/** The work of staff, by user type (docs: session#user-types, shell#landing-pages). */
const MENUS: Readonly<
  Record<Exclude<UserType, 'Worker'>, (waiting: number, sections: Sections) => readonly MenuItem[]>
> = {
  Client: (waiting, sections) => [
    staffHome,
    approvals(waiting),
    insights,
    ...elsewhere(sections, 'requests', 'engagements', 'budgets', 'reporting'),
  ],
  MSP: (waiting, sections) => [
    staffHome,
    approvals(waiting),
    insights,
    ...elsewhere(sections, 'requests', 'candidates', 'engagements', 'invoices', 'suppliers', 'reporting', 'help-desk'),
  ],
  VMS: (waiting, sections) => [
    staffHome,
    approvals(waiting),
    insights,
    ...elsewhere(
      sections,
      'clients',
      'suppliers',
      'engagements',
      'invoices',
      'reporting',
      'administration',
      'help-desk',
    ),
  ],
  Supplier: (waiting, sections) => [
    staffHome,
    billing(waiting, 'timecard'),
    insights,
    ...elsewhere(sections, 'requests', 'candidates', 'engagements', 'invoices', 'reporting'),
  ],
};

/**
 * The side navigation of a user.
 * @param waiting the number of items that wait: rejected items for a worker, pending ones for everybody else
 * @param sections the parts of the product outside this portal
 */
export function menuFor(
  { userType, permissions }: Pick<SignedInUser, 'userType' | 'permissions'>,
  waiting: number,
  sections: Sections,
): readonly MenuItem[] {
  if (userType !== 'Worker') {
    const exportsPayroll = userType !== 'Supplier' && permissions.includes(PAYROLL_EXPORT);
    const administers = permissions.includes(MANAGE_USERS);
    return [
      ...MENUS[userType](waiting, sections),
      ...(exportsPayroll ? [payroll] : []),
      ...(administers ? [userAdministration] : []),
      security,
    ];
  }
  return [
    home,
    entry('time-and-expense', {
      svgIcon: 'timecard',
      ...(waiting > 0 ? { badgeLabel: String(waiting) } : {}),
      children: [
        entry('my-time-and-expense', { url: '#/worker/time-expense' }),
        entry('add-time', { url: '#/worker/time-expense/add-time' }),
        ...(permissions.includes('EXPENSE_ENTER')
          ? [entry('add-expense', { url: '#/worker/time-expense/add-expense' })]
          : []),
      ],
    }),
    insights,
    security,
  ];
}
