export { AllocationChanges } from './allocation-changes.tsx';
export { Comments } from './comments.tsx';
