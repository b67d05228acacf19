import forms from './forms.css';
import { styledWith } from './styled.ts';

export const formStyled = styledWith(forms);
