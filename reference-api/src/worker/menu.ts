import type { UserType } from '../identity/signed-in-user.ts';

export interface MenuItem {
  readonly name: string;
  readonly label: string;
  readonly translationLabel: string;
  readonly url?: string;
  readonly svgIcon?: string;
  readonly badgeLabel?: string;
  readonly children?: readonly MenuItem[];
}

const security: MenuItem = {
  name: 'account-security',
  label: 'Account security',
  translationLabel: 'LBL_MENU_ACCOUNT_SECURITY',
  svgIcon: 'security',
  children: [
    {
      name: 'recovery-options',
      label: 'Password recovery',
      translationLabel: 'LBL_MENU_PASSWORD_RECOVERY',
      url: '#/recovery-options/edit/two-factor-reg/confirm-password',
    },
  ],
};

/** The side navigation of a user; `rejected` is how many timecards wait for the worker's correction. */
export function menuFor(userType: UserType, rejected: number): MenuItem[] {
  if (userType !== 'Worker') {
    const home = {
      name: 'home',
      label: 'Home',
      translationLabel: 'LBL_MENU_HOME',
      url: '#/manager/refresh',
      svgIcon: 'home',
    };
    return [home, security];
  }
  return [
    { name: 'home', label: 'Home', translationLabel: 'LBL_MENU_HOME', url: '#/worker/home', svgIcon: 'home' },
    {
      name: 'time-and-expense',
      label: 'Time and expense',
      translationLabel: 'LBL_MENU_TIME_AND_EXPENSE',
      svgIcon: 'timecard',
      ...(rejected > 0 ? { badgeLabel: String(rejected) } : {}),
      children: [
        {
          name: 'time-expense',
          label: 'My time and expense',
          translationLabel: 'LBL_MENU_MY_TIME_AND_EXPENSE',
          url: '#/worker/time-expense',
        },
        {
          name: 'add-time',
          label: 'Add time',
          translationLabel: 'LBL_MENU_ADD_TIME',
          url: '#/worker/time-expense/add-time',
        },
      ],
    },
    security,
  ];
}
