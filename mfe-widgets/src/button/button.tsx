import type { ButtonHTMLAttributes, JSX, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { type ButtonLook, buttonClass, buttonIconSize } from './button-look.ts';
import { useDisabled } from './use-disabled.ts';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** An icon before the text. */
  icon?: IconName;
  /** Work is under way: shows a spinner, keeps focus, and ignores further clicks, so that nothing is sent twice. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A push button. `type` is `button` unless given, so a button in a form does not submit by accident.
 *
 * A disabled button gives no reason: prefer leaving it enabled and naming the missing entries when it is pressed.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  block = false,
  type = 'button',
  disabled,
  onBlur,
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps): JSX.Element {
  const attributes = useDisabled({ disabled, onBlur, ref });
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || disabled) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, block })}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner size={14} /> : icon === undefined ? null : <Icon name={icon} size={buttonIconSize(size)} />}
      {children}
    </button>
  );
}
