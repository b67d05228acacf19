import sheet from '../sheets/comments.css';
import { styledBy } from './page-styled.ts';

export const commentStyled = styledBy(sheet);
