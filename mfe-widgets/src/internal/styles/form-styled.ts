import forms from '../sheets/forms.css';
import { styledWith } from './styled.ts';

export const formStyled = styledWith(forms);
