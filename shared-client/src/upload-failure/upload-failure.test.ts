import { uploadFailure } from './index.ts';

test.each([
  [undefined, 'later'],
  [200, 'later'],
  [400, 'refused'],
  [401, 'later'],
  [403, 'item'],
  [404, 'item'],
  [408, 'later'],
  [409, 'later'],
  [410, 'item'],
  [413, 'too-large'],
  [415, 'refused'],
  [422, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('an upload that failed with HTTP %p: %s (docs: attachments#upload-refused)', (status, failure) => {
  expect(uploadFailure(Object.assign(new Error('failed'), { status }))).toBe(failure);
});
