import { adoptStyles } from 'shared-session';
import styles from '../../styles/second-look.css';

/** The ref of a second look: adopts its style sheet, which comes with its script. */
export const lookStyled = (element: Element | null) => (element === null ? undefined : adoptStyles(element, [styles]));
