import { foundation } from 'mfe_widgets/foundation';
import { reactMount } from 'shared-session/micro-frontend';
import '../texts/register.ts';
import { App } from '../ui/app/app.tsx';
import styles from '../ui/styles/timecard.css';

export { prefetch } from '../ui/app/prefetch.ts';

/** The pages of time and expense in the portal. */
export const mount = reactMount(App, { styles: [foundation, styles] });
