export { formatDay, formatMoment, formatTime } from './format-moment.ts';
export { Moment } from './moment.tsx';
