import sheet from './attachments.css';
import { styledBy } from './page-styled.ts';

export const uploaderStyled = styledBy(sheet);
