import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import styles from '../styles/item-lines.css';
import { adjustment } from '../texts/adjustment.ts';
import { sharedTexts } from '../texts/shared.ts';
import { ItemLines } from '../ui/item-lines/item-lines.tsx';

registerTexts({ ...sharedTexts, ...adjustment });

/** The lines of an item as `<billing-item-lines>`, for the pages of other micro-frontends. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(ItemLines, { styles: [foundation, styles] });
