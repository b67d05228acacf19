import overlays from '../sheets/overlays.css';
import { styledWith } from './styled.ts';

export const overlayStyled = styledWith(overlays);
