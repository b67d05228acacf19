import { styledBy } from './page-styled.ts';
import sheet from './period.css';

export const periodStyled = styledBy(sheet);
