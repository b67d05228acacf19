import type { JSX } from 'react';
import { CalendarAddress } from './calendar-address.tsx';
import { NotificationList } from './notification-list.tsx';

/** All notifications on a page of their own: for a phone, and by its address. Below them is the calendar of due dates. */
export const NotificationsPage = (): JSX.Element => (
  <div className="sh:mx-auto sh:w-full sh:max-w-[720px] sh:p-4 sh:wide:p-6">
    <NotificationList heading="h1" />
    <CalendarAddress />
  </div>
);
