import sheet from '../sheets/fields.css';
import { styledBy } from './page-styled.ts';

export const fieldStyled = styledBy(sheet);
