import type { PageDeclaration } from 'shared-session/routing';
import { NotificationsPage } from './notifications-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/notifications',
    application: 'notifications',
    title: { label: 'LBL_SH_NOTIFICATIONS', text: 'Notifications' },
    component: NotificationsPage,
  },
];
