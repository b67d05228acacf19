import '../../texts/second-look.ts';

/** A second look at an item, a separate script for the pages that show it. */
export { FileBeside } from './file-beside.tsx';
export { SecondLook } from './second-look.tsx';
