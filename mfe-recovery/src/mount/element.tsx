import { Dialog } from 'mfe_widgets/dialog';
import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { texts } from '../texts/en-US.ts';
import styles from '../ui/recovery.css';
import { RecoveryOptions } from '../ui/recovery-options.tsx';

registerTexts(texts);

/** The flow as `<recovery-options>`, configured by attributes, independent of the URL. */
export const { bootstrap, mount, update, unmount, hostContract } = reactLifeCycles(
  ({ context }) => <RecoveryOptions context={context} Modal={Dialog} />,
  { styles: [foundation, styles] },
);
