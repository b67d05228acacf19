import './shadow-roots.ts';

export { AriaLocale } from './aria-locale.tsx';
export { useAriaStyled } from './aria-styled.ts';
export { keepFocus } from './keep-focus.ts';
