export { type DueState, dueState, formatDue } from './due.ts';
export { formatMoment, formatTime } from './format-moment.ts';
