import type { AnchorHTMLAttributes, JSX, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useStyled } from '../internal/styles/index.ts';
import { type ButtonLook, buttonClass, buttonIconSize } from './button-look.ts';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** The URL. Required: without it, it is not a link. */
  href: string;
  /** An icon before the text. */
  icon?: IconName;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like a button, for another URL: it can be opened in a new tab, copied and sent. Use `Button` for an action. In a new
 * tab (`target="_blank"`) the linked page has no access to this one.
 */
export function ButtonLink({ variant, size, block, icon, rel, children, ref, ...rest }: ButtonLinkProps): JSX.Element {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block === undefined ? {} : { block }) };
  return (
    <a
      {...rest}
      ref={useStyled(ref)}
      className={buttonClass(look)}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : rel}
    >
      {icon === undefined ? null : <Icon name={icon} size={buttonIconSize(size)} />}
      {children}
    </a>
  );
}
