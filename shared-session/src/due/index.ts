export { type DueState, dueState } from './due-state.ts';
export { formatDue } from './format-due.ts';
