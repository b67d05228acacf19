import codes from '../sheets/codes.css';
import { styledWith } from './styled.ts';

export const codeStyled = styledWith(codes);
