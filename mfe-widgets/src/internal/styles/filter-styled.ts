import sheet from '../sheets/filter.css';
import { styledBy } from './page-styled.ts';

export const filterStyled = styledBy(sheet);
