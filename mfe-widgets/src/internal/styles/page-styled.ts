import type { Ref } from 'react';
import pages from '../sheets/pages.css';
import { type Styled, styledWith, useStyled } from './styled.ts';

/** `styledWith` for a widget of the portal's pages: all of them need the pages' sheet, before their own. */
export const styledBy = (...sheets: readonly string[]): Styled => styledWith(pages, ...sheets);

/** `styledBy` for a widget without a sheet of its own. */
export const pageStyled: Styled = styledBy();

/** Such a ref combined with a caller's. */
export const usePageStyled = <E extends Element>(
  ref?: Ref<E> | undefined,
  style: Styled = pageStyled,
): ((element: E | null) => (() => void) | undefined) => useStyled(ref, style);
