// Written from custom-elements.json by `npm run wrappers`.

import type { DefineComponent, HTMLAttributes } from 'vue';
import type { RecoveryOptionsElementEventMap } from './element';

/** Names as Vue's compiler checks them; a template has `as-modal`. */
interface Attributes {
  asModal?: boolean | '' | 'true' | 'false';
  open?: boolean | '' | 'true' | 'false';
  updateFlow?: boolean | '' | 'true' | 'false';
  skipLocationChange?: boolean | '' | 'true' | 'false';
  redirectUrl?: string;
  onRecoveryCompleted?: (event: RecoveryOptionsElementEventMap['recovery-completed']) => void;
  onRecoveryCancelled?: (event: RecoveryOptionsElementEventMap['recovery-cancelled']) => void;
  onRecoveryFailed?: (event: RecoveryOptionsElementEventMap['recovery-failed']) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'recovery-options': DefineComponent<Attributes & HTMLAttributes>;
  }
}
