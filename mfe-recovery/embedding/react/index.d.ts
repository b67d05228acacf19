// Written from custom-elements.json by `npm run wrappers`.

import type { HTMLAttributes, ReactElement } from 'react';
import type { RecoveryOptionsElement, RecoveryOptionsElementEventMap } from './element.js';

export interface RecoveryOptionsProps extends HTMLAttributes<RecoveryOptionsElement> {
  /** The portal’s origin; without it, the page’s own. */
  readonly portal?: string | undefined;
  /** A modal dialog over everything on the page; without it, a card at the element's position. */
  readonly asModal?: boolean | undefined;
  /** `open="false"` keeps it closed; nothing is loaded for a closed element. */
  readonly open?: boolean | undefined;
  /** For people who change a registered address or phone: starts with their password. */
  readonly updateFlow?: boolean | undefined;
  /** The steps do not change the URL of the page. */
  readonly skipLocationChange?: boolean | undefined;
  /** Where the window goes when the person leaves the flow, completed or not. */
  readonly redirectUrl?: string | undefined;
  /** The person left the last step. The channels that were verified in this run. */
  readonly onRecoveryCompleted?: ((event: RecoveryOptionsElementEventMap['recovery-completed']) => void) | undefined;
  /** The person cancelled, went back out, or closed the modal. */
  readonly onRecoveryCancelled?: ((event: RecoveryOptionsElementEventMap['recovery-cancelled']) => void) | undefined;
  /** The flow could not be loaded or started, or nobody is signed in. A reason for the page's owner. */
  readonly onRecoveryFailed?: ((event: RecoveryOptionsElementEventMap['recovery-failed']) => void) | undefined;
}

/** The recovery flow: a signed-in person registers an e-mail address and a phone, and confirms them by codes. */
export declare function RecoveryOptions(props: RecoveryOptionsProps): ReactElement;
