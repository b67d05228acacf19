export { type Direction, directionOf, inReadingOrder, isMirrored, isolated, logicalKey } from './direction.ts';
