import sheet from '../sheets/select.css';
import { styledBy } from './page-styled.ts';

export const selectStyled = styledBy(sheet);
