import { checkPicture } from './picture-limit.ts';
import { Unreadable } from './unreadable.ts';
import { TooSlow } from './within.ts';

const jpegOf = (width: number, height: number) =>
  new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height, width >> 8, width, 3])]);

test('a photograph is shown', async () => expect(await checkPicture(jpegOf(9248, 6936))).toBeUndefined());

test('a picture of more pixels than a device has room for takes too long', async () =>
  expect(checkPicture(jpegOf(65_535, 65_535))).rejects.toBeInstanceOf(TooSlow));

test.each([
  ['no picture', new Blob(['<html>'])],
  ['one that does not say how high it is', jpegOf(4000, 0)],
])('%s is not decoded', async (_, data) => expect(checkPicture(data)).rejects.toBeInstanceOf(Unreadable));
