export { currentHash, type NavigateOptions, navigate, useHashLocation, useHashSearch } from './hash-location.ts';
export { type MemoryLocation, memoryLocation } from './memory-location.ts';
