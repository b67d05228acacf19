import { styledBy } from './page-styled.ts';
import sheet from './select.css';

export const selectStyled = styledBy(sheet);
