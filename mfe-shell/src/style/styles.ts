import { foundation } from 'mfe_widgets/foundation';
import app from './app.css';

/** What every mount of the shell brings along. */
export const styles = [foundation, app];
