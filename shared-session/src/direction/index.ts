export { type Direction, directionOf, isMirrored, isolated, logicalKey } from './direction.ts';
