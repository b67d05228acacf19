import type { PageDeclaration } from 'shared-session/routing';
import { SignIn } from './sign-in.tsx';

export const pages: readonly PageDeclaration[] = [
  { path: '/auth', application: 'auth', anonymous: true, fullScreenMode: true, component: SignIn },
];
