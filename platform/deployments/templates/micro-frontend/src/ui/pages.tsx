import type { PageDeclaration } from 'shared-session/routing';
import { Page } from './page.tsx';

/** The pages of this micro-frontend. `micro-frontend.json` repeats their routes. */
export const pages: readonly PageDeclaration[] = [{ path: '__route__', component: Page }];
