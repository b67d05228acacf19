export { useEventCallbacks } from './use-event-callbacks.ts';
