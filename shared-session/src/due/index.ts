export { formatDueBelowHeading } from './below-heading.ts';
export { formatDue } from './format-due.ts';
