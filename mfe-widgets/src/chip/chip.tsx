import type { JSX, ReactNode } from 'react';
import { focusAfter } from 'shared-session/focus';
import { Icon, type IconName } from '../icon/index.ts';
import { pageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';

/** The chip types and chip colours (docs: widgets#chips). */
export type ChipTone = 'default' | 'info' | 'success' | 'warning' | 'error';
export type ChipColour = 'yellow' | 'burnt-orange' | 'orange' | 'green' | 'cyan' | 'indigo' | 'white';

export interface ChipProps {
  tone?: ChipTone;
  /** A colour without a status; overrides `tone`. */
  colour?: ChipColour;
  icon?: IconName;
  /** A short text; a longer one is cut with an ellipsis and shown in full as the title. */
  children: ReactNode;
  /** Adds a remove button to the chip. */
  onRemove?: () => void;
  /** The remove button's name. Default "Remove" and the chip's text. */
  removeLabel?: string;
  disabled?: boolean;
}

/** A small label: a status on a day, a chosen option, an attached file. */
export function Chip({
  tone = 'default',
  colour,
  icon,
  children,
  onRemove,
  removeLabel,
  disabled,
}: ChipProps): JSX.Element {
  const text = usePageText();
  const title = typeof children === 'string' ? children : undefined;
  return (
    <span ref={pageStyled} className={`wd-chip wd-chip-${colour ?? tone}`}>
      {icon === undefined ? null : <Icon name={icon} size={14} />}
      <span className="wd-chip-text" title={title}>
        {children}
      </span>
      {onRemove === undefined ? null : (
        <button
          type="button"
          className="wd-chip-remove"
          disabled={disabled}
          aria-label={removeLabel ?? text('LBL_REMOVE_ITEM', { label: title ?? '' }).trim()}
          onClick={({ currentTarget }) => removeAndStay(currentTarget, onRemove)}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}

/** Moves the focus to the next chip, else to the previous one, else to a button nearby. A field would open its suggestions. */
function removeAndStay(button: HTMLElement, remove: () => void): void {
  const around = button.closest('dialog, [popover]') ?? (button.getRootNode() as Document | ShadowRoot);
  const all = [...around.querySelectorAll<HTMLElement>('button')];
  const at = all.indexOf(button);
  const beside = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  const chips = beside.filter((one) => one.matches('.wd-chip-remove'));
  const stands = (one: HTMLElement) => one.isConnected && !one.matches(':disabled');
  focusAfter(button, remove, () => (button.isConnected ? null : (chips.find(stands) ?? beside.find(stands))));
}
