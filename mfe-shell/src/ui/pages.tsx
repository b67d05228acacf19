import type { PageDeclaration } from 'shared-session/routing';
import { pages as notifications } from './notifications/pages.ts';

/** The pages of the shell, for `npm run routes`, which copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = notifications;
