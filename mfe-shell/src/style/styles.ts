import { foundation } from 'mfe_widgets/foundation';
import app from './app.css';

/** The styles of every mount of the shell. */
export const styles = [foundation, app];
