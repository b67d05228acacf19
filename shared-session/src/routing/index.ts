export { currentHash, hashLocation, hashSearch, type NavigateOptions, navigate } from './hash-location.ts';
export { type MemoryLocation, memoryLocation } from './memory-location.ts';
