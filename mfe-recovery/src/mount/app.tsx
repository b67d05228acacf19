import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactMount } from 'shared-session/micro-frontend';
import { texts } from '../texts/en-US.ts';
import styles from '../ui/recovery.css';
import { RecoveryOptions } from '../ui/recovery-options.tsx';

export { prefetch } from '../state/prefetch.ts';

registerTexts(texts);

/** The flow as a page of the portal. */
export const mount = reactMount(RecoveryOptions, { styles: [foundation, styles] });
