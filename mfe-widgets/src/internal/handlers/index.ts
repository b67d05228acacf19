export { useHandlers } from './use-handlers.ts';
