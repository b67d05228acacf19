import sheet from '../sheets/editors.css';
import { styledBy } from './page-styled.ts';

export const editorStyled = styledBy(sheet);
