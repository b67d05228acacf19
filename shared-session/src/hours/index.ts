export { inHours } from './in-hours.ts';
