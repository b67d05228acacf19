/** The places where builds meet, as the sources name them: storage, channels, locks, cookies, events and global variables. */
export { type DeclaredPlace, type MeetingPlaces, undeclared } from './places/declared-places.ts';
export type { UsedPlace } from './places/place.ts';
export { usedPlaces } from './places/used-places.ts';
