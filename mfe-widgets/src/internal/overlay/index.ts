export { type Place, type Placement, place, type Rectangle } from './place.ts';
export { type PopoverOptions, usePopover } from './use-popover.ts';
