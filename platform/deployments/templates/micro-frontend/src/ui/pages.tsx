import type { PageDeclaration } from 'shared-session/routing';
import { Page } from './page.tsx';

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [{ path: '__route__', component: Page }];
