import type { PageDeclaration } from 'shared-session/routing';
import { UserPage } from './user-page.tsx';
import { UsersPage } from './users-page.tsx';

const application = 'user-administration';

export const pages: readonly PageDeclaration[] = [
  { path: '/user-administration', application, component: UsersPage },
  { path: '/user-administration/{userId}', application, menuParent: '/user-administration', component: UserPage },
];
