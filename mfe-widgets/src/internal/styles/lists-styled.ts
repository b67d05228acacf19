import sheet from '../sheets/lists.css';
import { styledBy } from './page-styled.ts';

export const listStyled = styledBy(sheet);
