export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look of a button, for any element. */
export interface ButtonLook {
  /** `primary` is the main action of a screen; `danger` destroys or cannot be undone; `link` looks like a link in a line. */
  variant?: ButtonVariant;
  /** 30, 36 or 44 px tall (`medium` grows to 44 px under a finger). */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

export function buttonClass({ variant = 'secondary', size = 'medium', block = false }: ButtonLook): string {
  return `wd-button wd-button-${variant} wd-button-${size}${block ? ' wd-button-block' : ''}`;
}

/** The size of the icon in a button, in px. */
export function buttonIconSize(size: ButtonSize = 'medium'): number {
  return size === 'small' ? 16 : 18;
}
