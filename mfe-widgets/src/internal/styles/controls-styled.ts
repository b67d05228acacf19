import sheet from '../sheets/controls.css';
import { styledBy } from './page-styled.ts';

export const controlStyled = styledBy(sheet);
