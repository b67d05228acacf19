export { type Facts, useFacts } from './use-facts.ts';
