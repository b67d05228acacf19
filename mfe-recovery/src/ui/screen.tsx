import type { JSX, ReactNode } from 'react';
import type { StepCount } from '../domain/step-count.ts';
import { ErrorBanner } from './error-banner.tsx';
import { StepMarks } from './step-marks.tsx';

export interface ScreenProps {
  readonly title: string;
  /** A drawing above the title. */
  readonly mark?: ReactNode;
  readonly steps?: StepCount | undefined;
  /** Sentences under the title. */
  readonly lead?: ReactNode;
  /** What just happened, above the fields. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons. */
  readonly footer: ReactNode;
  /** The buttons' side, or the whole width; the end unless said otherwise. */
  readonly footerAlign?: 'start' | 'end' | 'fill';
  /** Makes the screen a form that Enter sends. */
  readonly onSubmit?: () => void;
}

/** The frame of every step: marks, title, text, banners, fields, buttons. */
export function Screen({
  title,
  mark,
  steps,
  lead,
  banner,
  children,
  footer,
  footerAlign = 'end',
  onSubmit,
}: ScreenProps): JSX.Element {
  return (
    <form
      className="rc-screen"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
        // A browser ignores Enter where the button is disabled; pressing it says what is missing.
        if (event.currentTarget.querySelector('button[type=submit]:disabled') !== null) onSubmit?.();
      }}
    >
      {mark}
      {steps && <StepMarks {...steps} />}
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <div className="rc-lead">{lead}</div>}
      {banner}
      <ErrorBanner />
      {children !== undefined && <div className="rc-fields">{children}</div>}
      <div className={`rc-foot rc-foot-${footerAlign}`}>{footer}</div>
    </form>
  );
}
