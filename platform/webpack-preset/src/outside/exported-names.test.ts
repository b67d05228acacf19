import { exportedNames } from './exported-names.ts';

test.each([
  ['export const mount = 1, update = 2; export async function unmount() {}', ['mount', 'unmount', 'update']],
  ['export const { bootstrap, mount, unmount: unmount } = cycles;', ['bootstrap', 'mount', 'unmount']],
  ["const a = 1; export { a as mount }; export { unmount } from './other.js';", ['mount', 'unmount']],
  ['export default {}; export type Props = object; export interface Other {}', ['default']],
])('%s', (code, names) => expect(exportedNames(code)).toEqual(names));
