import sheet from './filter.css';
import { styledBy } from './page-styled.ts';

export const filterStyled = styledBy(sheet);
