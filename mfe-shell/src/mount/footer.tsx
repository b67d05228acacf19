import '../texts/english.ts';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Footer } from '../ui/footer/footer.tsx';

/** The shell's footer region. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(Footer, { styles });
