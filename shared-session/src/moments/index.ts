export { formatMoment } from './format-moment.ts';
