import type { PageDeclaration } from 'shared-session/routing';
import { UserAccount } from './user-account.tsx';

export const pages: readonly PageDeclaration[] = [
  { path: '/user-account', application: 'user-account', component: UserAccount },
];
