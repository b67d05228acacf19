import { styledBy } from './page-styled.ts';
import sheet from './viewer.css';

export const viewerStyled = styledBy(sheet);
