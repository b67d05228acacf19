import '../texts/english.ts';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Header } from '../ui/header/header.tsx';

/** The shell's header region. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(Header, { styles });
