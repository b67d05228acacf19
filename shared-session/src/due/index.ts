export { formatDue } from './format-due.ts';
