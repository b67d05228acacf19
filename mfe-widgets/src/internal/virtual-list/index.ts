export { VirtualList, type VirtualListProps } from './virtual-list.tsx';
export { windowOf } from './window.ts';
