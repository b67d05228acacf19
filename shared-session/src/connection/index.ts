export { useBackOnline } from './use-back-online.ts';
