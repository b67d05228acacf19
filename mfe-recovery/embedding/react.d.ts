// Written from custom-elements.json by `npm run wrappers`.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { RecoveryOptionsElement, RecoveryOptionsElementAttributes, RecoveryOptionsElementEventMap } from './element';

/** React 19 listens to the events by these names. With React 18, use a ref and `addEventListener`. */
interface Handlers {
  'onrecovery-completed'?: (event: RecoveryOptionsElementEventMap['recovery-completed']) => void;
  'onrecovery-cancelled'?: (event: RecoveryOptionsElementEventMap['recovery-cancelled']) => void;
  'onrecovery-failed'?: (event: RecoveryOptionsElementEventMap['recovery-failed']) => void;
}

type Props = DetailedHTMLProps<HTMLAttributes<RecoveryOptionsElement>, RecoveryOptionsElement> & RecoveryOptionsElementAttributes & Handlers;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'recovery-options': Props;
    }
  }
}

// React 18 with the classic JSX transform.
declare global {
  namespace JSX {
    interface IntrinsicElements {
      'recovery-options': Props;
    }
  }
}
