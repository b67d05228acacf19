import '../texts/english.ts';
import { reactMount } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Footer } from '../ui/footer/footer.tsx';

/** The shell's footer region. */
export const mount = reactMount(Footer, { styles });
