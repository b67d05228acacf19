export { hasControlCharacter, requestPath } from './request-path.ts';
