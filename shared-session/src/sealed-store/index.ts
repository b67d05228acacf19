export { type SealedStore, sealedStore } from './sealed-store.ts';
