import type { ButtonHTMLAttributes, JSX, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useStyled } from '../internal/styles/index.ts';
import { Spinner } from '../spinner/index.ts';
import { type ButtonSize, buttonClass, buttonIconSize } from './button-look.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  icon: IconName;
  /** The action of the button: its name for assistive technology and its title. */
  label: string;
  size?: ButtonSize;
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
  ref,
  ...rest
}: IconButtonProps): JSX.Element {
  return (
    <button
      {...rest}
      ref={useStyled(ref)}
      type={type}
      className={`${buttonClass({ variant: 'quiet', size })} wd-button-icon`}
      aria-label={label}
      aria-busy={busy || undefined}
      title={title ?? label}
    >
      {busy ? <Spinner size={16} /> : <Icon name={icon} size={buttonIconSize(size)} />}
    </button>
  );
}
