export { openDialogs } from './open-dialogs.ts';
