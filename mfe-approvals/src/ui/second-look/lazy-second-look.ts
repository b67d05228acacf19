import '../../texts/second-look.ts';

/** A second look at an item, and the parts of the detail that wait for its data: a separate script, fetched with an item. */
export { BilledLines } from '../time-and-billing/detail/billed-lines.tsx';
export { History } from '../time-and-billing/detail/history.tsx';
export { FileBeside } from './file-beside.tsx';
export { SecondLook } from './second-look.tsx';
