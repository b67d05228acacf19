import type { JSX, ReactNode } from 'react';
import { focusAfter } from 'shared-session/focus';
import { IconButton } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** The icon of each tone, because a status is never shown by colour alone. */
export const toneIcon: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  error: 'error',
};

export interface BannerProps {
  tone?: Tone;
  /** The fact in a few words, in bold, before the text. */
  title?: string;
  /** The meaning and the next step. */
  children?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** Adds a close button to the banner. */
  onDismiss?: () => void;
  /** Announcement of a banner that appears: default `assertive` for errors, `polite` otherwise; `off` if it was there from the start. */
  live?: 'polite' | 'assertive' | 'off';
}

/** A message about the screen or a part of it, in the flow of the page. It stays until it no longer applies. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, live }: BannerProps): JSX.Element {
  const text = useWidgetText();
  const spoken = live ?? (tone === 'error' ? 'assertive' : 'polite');
  return (
    <div
      ref={styled}
      className={`wd-banner wd-tone-${tone}`}
      {...(spoken === 'off' ? {} : { role: spoken === 'assertive' ? 'alert' : 'status' })}
    >
      <Icon name={toneIcon[tone]} />
      <div className="wd-banner-text">
        {title === undefined ? null : <strong>{title} </strong>}
        {children}
        {actions === undefined ? null : <div className="wd-banner-actions">{actions}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <IconButton
          icon="close"
          size="small"
          label={text('LBL_DISMISS')}
          onClick={({ currentTarget }) => focusAfter(currentTarget, onDismiss)}
        />
      )}
    </div>
  );
}
