import { adoptStyles } from 'shared-session';
import styles from './codes.css';

/** The ref of an element of the verify screens or of success: adopts their style sheet, which comes with their script. */
export const codesStyled = (element: Element | null) => (element === null ? undefined : adoptStyles(element, [styles]));
