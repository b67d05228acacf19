export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

/** How a button looks, whatever element it is. */
export interface ButtonLook {
  /** `primary` is the one action of a screen; `danger` destroys or cannot be undone; `link` reads as a link in a line. */
  variant?: ButtonVariant;
  /** 30, 36 or 44 px tall (`medium` grows to 44 px under a finger). */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

export function buttonClass({ variant = 'secondary', size = 'medium', block = false }: ButtonLook): string {
  return `wd-button wd-button-${variant} wd-button-${size}${block ? ' wd-button-block' : ''}`;
}

/** px of the icon in a button. */
export function buttonIconSize(size: ButtonSize = 'medium'): number {
  return size === 'small' ? 16 : 18;
}
