import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactMount } from 'shared-session/micro-frontend';
import { texts } from '../texts/en-US.ts';
import styles from '../ui/page.css';
import { Page } from '../ui/page.tsx';

registerTexts(texts);

/** `#__route__` */
export const mount = reactMount(Page, { styles: [foundation, styles] });
