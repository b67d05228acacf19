import '../texts/english.ts';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { NotificationsRoute } from '../ui/notifications/notifications-route.tsx';

/** The page of notifications. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(NotificationsRoute, { styles });
