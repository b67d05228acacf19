import '../texts/english.ts';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Navigation } from '../ui/navigation/navigation.tsx';

/** The shell's navigation region. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(Navigation, { styles });
