import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { sharedTexts } from '../texts/shared.ts';
import { SecondLookElement } from '../ui/second-look/second-look-element.tsx';

registerTexts(sharedTexts);

/** A second look at an item as `<second-look>`, for the pages of other micro-frontends. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(SecondLookElement, { styles: [foundation] });
