import sheet from '../sheets/viewer.css';
import { styledBy } from './page-styled.ts';

export const viewerStyled = styledBy(sheet);
