import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { texts } from '../texts/forgot-password.ts';
import styles from '../ui/account.css';
import { ForgotPasswordElement } from '../ui/forgot-password/forgot-password-element.tsx';

registerTexts(texts);

/** The reset of a forgotten password as `<forgot-password>`, for legacy pages. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(ForgotPasswordElement, {
  styles: [foundation, styles],
});
