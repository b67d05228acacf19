import type { ButtonHTMLAttributes, JSX, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useStyled } from '../internal/styles/index.ts';
import { Spinner } from '../spinner/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` is the one action of a screen; `danger` destroys or cannot be undone; `link` reads as a link in a line. */
  variant?: ButtonVariant;
  /** 30, 36 or 44 px tall (`medium` grows to 44 px under a finger). */
  size?: ButtonSize;
  /** A drawn icon before the text. */
  icon?: IconName;
  /** Something is under way: shows a spinner, keeps focus, and swallows further clicks, so nothing is sent twice. */
  busy?: boolean;
  /** As wide as its container. */
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A push button. `type` is `button` unless given, so a button in a form submits only when told to.
 *
 * A disabled button gives no reason: prefer leaving it enabled and saying what is missing when it is pressed.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  block = false,
  type = 'button',
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps): JSX.Element {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={useStyled(ref)}
      type={type}
      className={`wd-button wd-button-${variant} wd-button-${size}${block ? ' wd-button-block' : ''}`}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? (
        <Spinner size={14} />
      ) : icon === undefined ? null : (
        <Icon name={icon} size={size === 'small' ? 16 : 18} />
      )}
      {children}
    </button>
  );
}
