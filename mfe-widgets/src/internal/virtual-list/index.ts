export { VirtualList } from './virtual-list.tsx';
export { windowOf } from './window.ts';
