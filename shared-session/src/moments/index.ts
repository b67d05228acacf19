export { formatDay, formatMoment, formatTime } from './format-moment.ts';
