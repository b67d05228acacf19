export type { Placement } from './place.ts';
export { usePopover } from './use-popover.ts';
