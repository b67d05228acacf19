// Written from custom-elements.json by `npm run wrappers`.

export interface RecoveryOptionsElementEventMap extends HTMLElementEventMap {
  /** The person left the last step. The channels that were verified in this run. */
  'recovery-completed': CustomEvent<{ readonly email: boolean; readonly phone: boolean }>;
  /** The person cancelled, went back out, or closed the modal. */
  'recovery-cancelled': CustomEvent<{ readonly email: boolean; readonly phone: boolean }>;
  /** The flow could not be loaded or started, or nobody is signed in. A reason for the page's owner. */
  'recovery-failed': CustomEvent<{ readonly reason: string }>;
}

/** Attributes as text: without a value one is on; `false` as text switches it off. */
export interface RecoveryOptionsElementAttributes {
  /** A modal dialog over everything on the page; without it, a card at the element's position. */
  'as-modal'?: boolean | '' | 'true' | 'false';
  /** `open="false"` keeps it closed; nothing is loaded for a closed element. */
  'open'?: boolean | '' | 'true' | 'false';
  /** For people who change a registered address or phone: starts with their password. */
  'update-flow'?: boolean | '' | 'true' | 'false';
  /** The steps do not change the URL of the page. */
  'skip-location-change'?: boolean | '' | 'true' | 'false';
  /** Where the window goes when the person leaves the flow, completed or not. */
  'redirect-url'?: string;
}

/** The recovery flow: a signed-in person registers an e-mail address and a phone, and confirms them by codes. */
export interface RecoveryOptionsElement extends HTMLElement {
  /** Opens the flow: sets the attribute `open`. */
  open(): void;
  /** Closes the flow, without an event: sets `open="false"`. */
  close(): void;
  addEventListener<K extends keyof RecoveryOptionsElementEventMap>(
    type: K,
    listener: (this: RecoveryOptionsElement, event: RecoveryOptionsElementEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof RecoveryOptionsElementEventMap>(
    type: K,
    listener: (this: RecoveryOptionsElement, event: RecoveryOptionsElementEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'recovery-options': RecoveryOptionsElement;
  }

  // They bubble: a page listens on its document.
  interface DocumentEventMap {
    'recovery-completed': CustomEvent<{ readonly email: boolean; readonly phone: boolean }>;
    'recovery-cancelled': CustomEvent<{ readonly email: boolean; readonly phone: boolean }>;
    'recovery-failed': CustomEvent<{ readonly reason: string }>;
  }
}
