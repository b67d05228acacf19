import { adoptStyles } from 'shared-session';
import styles from '../../styles/records.css';

/** The ref of a page of records: adopts their style sheet, which comes with their scripts. */
export const recordsStyled = (element: Element | null) =>
  element === null ? undefined : adoptStyles(element, [styles]);
