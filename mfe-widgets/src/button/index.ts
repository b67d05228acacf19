export { Button, type ButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export type { ButtonSize, ButtonVariant } from './button-look.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
