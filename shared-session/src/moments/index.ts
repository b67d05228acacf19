export { formatMoment, formatTime } from './format-moment.ts';
