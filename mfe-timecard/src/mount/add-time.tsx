import { foundation } from 'mfe_widgets/foundation';
import { reactMount } from 'shared-session/micro-frontend';
import '../texts/register.ts';
import { ForeignAddTime } from '../ui/app/foreign-add-time.tsx';
import styles from '../ui/styles/timecard.css';

/** Add Time alone, for a host that is not ours: `mount(container, { host: 'foreign', attributes: { engagementid: '48213' } })`. */
export const mount = reactMount(ForeignAddTime, { styles: [foundation, styles] });
