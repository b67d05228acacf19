import type { PageDeclaration } from 'shared-session/routing';
import { UserAccount } from './user-account.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/user-account',
    title: { label: 'LBL_AC_MENU_YOUR_ACCOUNT', text: 'Your account' },
    application: 'user-account',
    component: UserAccount,
  },
];
