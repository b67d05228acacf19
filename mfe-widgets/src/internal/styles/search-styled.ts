import sheet from '../sheets/search.css';
import { styledBy } from './page-styled.ts';

export const searchStyled = styledBy(sheet);
