import type { JSX, ReactNode, SyntheticEvent } from 'react';
import { sendForm } from 'shared-session/focus';
import { ErrorBanner } from './error-banner.tsx';

export interface ScreenProps {
  readonly title: string;
  /** Above the title: the marks of the steps, or an image. */
  readonly mark?: ReactNode;
  /** Sentences under the title. */
  readonly lead?: ReactNode;
  /** A message about the last action, above the fields. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons. */
  readonly footer: ReactNode;
  /** The alignment of the buttons; `end` by default. */
  readonly footerAlign?: 'start' | 'end' | 'fill';
  /** Makes the screen a form that Enter submits. */
  readonly onSubmit?: () => void;
}

/** The frame of every step: mark, title, text, banners, fields, buttons. */
export function Screen({
  title,
  mark,
  lead,
  banner,
  children,
  footer,
  footerAlign = 'end',
  onSubmit,
}: ScreenProps): JSX.Element {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => sendForm(event, () => onSubmit?.());
  return (
    <form
      className="rc-screen"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
        // Browsers ignore Enter if the submit button is disabled, but here it shows the missing values.
        if (event.currentTarget.querySelector('button[type=submit]:disabled') !== null) submit(event);
      }}
    >
      {mark}
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <div className="rc-lead">{lead}</div>}
      {banner}
      <ErrorBanner />
      {children !== undefined && <div className="rc-fields">{children}</div>}
      <div className={`rc-foot rc-foot-${footerAlign}`}>{footer}</div>
    </form>
  );
}
