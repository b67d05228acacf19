import { checkPicture } from './picture-limit.ts';
import { isRefusedAgain, TooLarge, Unreadable } from './unreadable.ts';
import { TooSlow } from './within.ts';

const jpegOf = (width: number, height: number) =>
  new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height, width >> 8, width, 3])]);

test('a photograph is shown', async () => expect(await checkPicture(jpegOf(9248, 6936))).toBeUndefined());

test('a picture of more pixels than a device has room for takes too long (docs: document-viewer#viewer-limits)', async () =>
  expect(checkPicture(jpegOf(65_535, 65_535))).rejects.toBeInstanceOf(TooLarge));

test('what cannot be read, or is not decoded, is refused again; what took too long may be drawn another time (docs: document-viewer#viewer-limits)', () => {
  const errors = [new Unreadable(), new TooLarge('A picture'), new TooSlow('A page'), new Error('offline')];
  expect(errors.map(isRefusedAgain)).toEqual([true, true, false, false]);
});

test.each([
  ['no picture', new Blob(['<html>'])],
  ['one that does not say how high it is', jpegOf(4000, 0)],
])('%s is not decoded', async (_, data) => expect(checkPicture(data)).rejects.toBeInstanceOf(Unreadable));
