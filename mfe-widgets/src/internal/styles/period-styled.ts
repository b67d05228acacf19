import sheet from '../sheets/period.css';
import { styledBy } from './page-styled.ts';

export const periodStyled = styledBy(sheet);
