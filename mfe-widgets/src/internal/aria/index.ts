import './shadow-roots.ts';

export { AriaLocale } from './aria-locale.tsx';
export { AriaPopover } from './aria-popover.tsx';
export { useAriaStyled } from './aria-styled.ts';
export { keepFocus } from './keep-focus.ts';
