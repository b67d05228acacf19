export { type SheetOwner, type Unconfined, unconfined } from './unconfined.ts';
