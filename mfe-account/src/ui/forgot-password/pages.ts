import type { PageDeclaration } from 'shared-session/routing';
import { ForgotPassword } from './forgot-password.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/forgot-password',
    title: { label: 'LBL_FORGOT_PASSWORD', text: 'Forgot password?' },
    application: 'forgot-password',
    anonymous: true,
    fullScreenMode: true,
    component: ForgotPassword,
  },
];
