import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import '../texts/register.ts';
import { ForeignAddTime } from '../ui/app/foreign-add-time.tsx';
import styles from '../ui/styles/timecard.css';

/** Add Time alone, for a foreign host: `mount({ domElement, name: 'add-time', attributes: { engagementid: '48213' } })`. */
export const { bootstrap, mount, update, unmount, hostContract } = reactLifeCycles(ForeignAddTime, {
  styles: [foundation, styles],
});
