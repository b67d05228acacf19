import type { PageDeclaration } from 'shared-session/routing';
import { NotificationsRoute } from './notifications-route.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/notifications',
    application: 'notifications',
    title: { label: 'LBL_SH_NOTIFICATIONS', text: 'Notifications' },
    component: NotificationsRoute,
  },
];
