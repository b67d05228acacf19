import type { PageDeclaration } from 'shared-session/routing';
import { RefreshPage } from './refresh-page.tsx';

export const pages: readonly PageDeclaration[] = [
  { path: '/manager/refresh', application: 'refresh', component: RefreshPage },
];
