// Written from custom-elements.json by `npm run wrappers`.

import type { HTMLAttributes } from 'svelte/elements';
import type { RecoveryOptionsElement, RecoveryOptionsElementAttributes, RecoveryOptionsElementEventMap } from './element';

/** `on:` is of Svelte 4. */
interface Handlers {
  'onrecovery-completed'?: (event: RecoveryOptionsElementEventMap['recovery-completed']) => void;
  'on:recovery-completed'?: (event: RecoveryOptionsElementEventMap['recovery-completed']) => void;
  'onrecovery-cancelled'?: (event: RecoveryOptionsElementEventMap['recovery-cancelled']) => void;
  'on:recovery-cancelled'?: (event: RecoveryOptionsElementEventMap['recovery-cancelled']) => void;
  'onrecovery-failed'?: (event: RecoveryOptionsElementEventMap['recovery-failed']) => void;
  'on:recovery-failed'?: (event: RecoveryOptionsElementEventMap['recovery-failed']) => void;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'recovery-options': HTMLAttributes<RecoveryOptionsElement> & RecoveryOptionsElementAttributes & Handlers;
  }
}
