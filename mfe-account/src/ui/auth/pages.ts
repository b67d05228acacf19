import type { PageDeclaration } from 'shared-session/routing';
import { Auth } from './auth.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/auth',
    title: { label: 'LBL_SIGN_IN', text: 'Sign in' },
    withoutScripts: '/login',
    application: 'auth',
    anonymous: true,
    fullScreenMode: true,
    component: Auth,
  },
];
