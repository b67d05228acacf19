import '../texts/english.ts';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Overlay } from '../ui/overlay/overlay.tsx';

/** The shell's overlay region. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(Overlay, { styles });
