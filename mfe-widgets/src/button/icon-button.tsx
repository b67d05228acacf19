import type { ButtonHTMLAttributes, JSX, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { type ButtonSize, buttonClass, buttonIconSize } from './button-look.ts';
import { useDisabled } from './use-disabled.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  icon: IconName;
  /** The action of the button: its name for assistive technology and its title. */
  label: string;
  size?: ButtonSize;
  /** Work is under way: shows a spinner, keeps focus, and ignores further clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only an icon. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  busy = false,
  type = 'button',
  title,
  disabled,
  onBlur,
  onClick,
  ref,
  ...rest
}: IconButtonProps): JSX.Element {
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
      className={`${buttonClass({ variant: 'quiet', size })} wd-button-icon`}
      aria-label={label}
      aria-busy={busy || undefined}
      title={title ?? label}
      onClick={press}
    >
      {busy ? <Spinner size={16} /> : <Icon name={icon} size={buttonIconSize(size)} />}
    </button>
  );
}
