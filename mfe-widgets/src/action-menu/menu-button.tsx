import type { JSX, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { buttonClass, buttonIconSize } from '../button/button-look.ts';
import { Icon } from '../icon/index.ts';
import { useAriaStyled } from '../internal/aria/index.ts';
import type { ActionMenuProps } from './action-menu-props.ts';

interface MenuButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'isDisabled' | 'ref'> {
  of: ActionMenuProps;
  ref: Ref<HTMLButtonElement>;
}

/** The button of a menu, with its text or as an icon. */
export function MenuButton({ of, ref, ...props }: MenuButtonProps): JSX.Element {
  const { label, children, icon = 'more', disabled = false } = of;
  const { variant = children === undefined ? 'quiet' : 'secondary', size = 'medium' } = of;
  return (
    <Button
      {...props}
      ref={useAriaStyled(undefined, ref)}
      className={`${buttonClass({ variant, size })}${children === undefined ? ' wd-button-icon' : ''}`}
      isDisabled={disabled}
      {...(children === undefined ? { 'aria-label': label } : {})}
    >
      {children === undefined ? (
        <Icon name={icon} size={buttonIconSize(size)} />
      ) : (
        <>
          {children}
          <Icon name="chevron-down" size={16} />
        </>
      )}
    </Button>
  );
}
