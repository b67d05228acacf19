import type { PageDeclaration } from 'shared-session/routing';
import { Auth } from './auth.tsx';

export const pages: readonly PageDeclaration[] = [
  { path: '/auth', application: 'auth', anonymous: true, fullScreenMode: true, component: Auth },
];
