import '../texts/english.ts';
import { reactMount } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Overlay } from '../ui/overlay/overlay.tsx';

/** The shell's overlay region. */
export const mount = reactMount(Overlay, { styles });
