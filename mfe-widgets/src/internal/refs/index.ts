export { assignRef, useMergedRefs } from './merge-refs.ts';
