export { attach, useJoined } from './joined.ts';
