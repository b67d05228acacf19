import sheet from '../sheets/inputs.css';
import { styledBy } from './page-styled.ts';

export const inputStyled = styledBy(sheet);
