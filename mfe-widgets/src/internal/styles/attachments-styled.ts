import sheet from '../sheets/attachments.css';
import { styledBy } from './page-styled.ts';

export const uploaderStyled = styledBy(sheet);
