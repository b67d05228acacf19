import '../texts/english.ts';
import { reactMount } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Navigation } from '../ui/navigation/navigation.tsx';

/** The shell's navigation region. */
export const mount = reactMount(Navigation, { styles });
