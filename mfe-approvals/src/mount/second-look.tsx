import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import '../texts/en-US.ts';
import { SecondLookElement } from '../ui/second-look/second-look-element.tsx';

/** A second look at an item as `<second-look>`, for the pages of other micro-frontends. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(SecondLookElement, { styles: [foundation] });
