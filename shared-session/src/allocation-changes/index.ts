export { formatAllocated, formatAllocationChange, formatAllocationPlace } from './format-allocation.ts';
