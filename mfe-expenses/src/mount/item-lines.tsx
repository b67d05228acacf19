import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import '../texts/en-US.ts';
import styles from '../styles/expenses.css';
import { ItemLines } from '../ui/item-lines/item-lines.tsx';

/** The lines of an item as `<billing-item-lines>`, for the pages of other micro-frontends. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(ItemLines, { styles: [foundation, styles] });
