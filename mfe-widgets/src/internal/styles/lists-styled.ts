import sheet from './lists.css';
import { styledBy } from './page-styled.ts';

export const listStyled = styledBy(sheet);
