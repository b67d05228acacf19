import type { SyntheticEvent } from 'react';

/**
 * Sends a form, for a submission or a key, and reads out why it was not sent, at each try: its first wrong field gets the focus, or its error
 * is announced if it has the focus already. This applies to a fault that a call finds, too, unless the focus has moved on or something was
 * typed by then.
 *
 * Wrong is a control with `aria-invalid`, or an input in a group with `data-invalid`. Its error comes first in `aria-describedby`.
 *
 * @param submit checks the values, marks the wrong fields, or sends them
 */
export function sendForm(event: SyntheticEvent<HTMLFormElement>, submit: () => void): void {
  event.preventDefault();
  const form = event.currentTarget;
  const from = (form.getRootNode() as Document | ShadowRoot).activeElement;
  submit();
  // React has rendered the faults by then. The code is not among the page's first scripts; without a connection the errors are shown only.
  import('./read-faults.ts').then(
    ({ readFaults }) => readFaults(form, from),
    () => {},
  );
}
