import { styledBy } from './page-styled.ts';
import sheet from './search.css';

export const searchStyled = styledBy(sheet);
