import '../texts/english.ts';
import { reactMount } from 'shared-session/micro-frontend';
import { styles } from '../style/styles.ts';
import { Header } from '../ui/header/header.tsx';

/** The shell's header region. */
export const mount = reactMount(Header, { styles });
