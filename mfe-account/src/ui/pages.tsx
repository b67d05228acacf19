import type { PageDeclaration } from 'shared-session/routing';
import { pages as auth } from './auth/pages.ts';
import { pages as forgotPassword } from './forgot-password/pages.ts';
import { pages as userAccount } from './user-account/pages.ts';
import { pages as userAdministration } from './user-administration/pages.ts';

/**
 * The pages of this micro-frontend, for `npm run routes`, which copies their routes into `micro-frontend.json`. Each section is a separate
 * module that only imports its own pages, so that no section loads another one.
 */
export const pages: readonly PageDeclaration[] = [...forgotPassword, ...userAccount, ...userAdministration, ...auth];
