import { holdUnsavedWork, unsavedWork } from './unsaved-work.ts';

test('work is unsaved until its last holder has taken it back, each counting once', () => {
  const first = holdUnsavedWork();
  const second = holdUnsavedWork();
  expect(unsavedWork.getState().holders).toBe(2);
  first();
  first();
  expect(unsavedWork.getState().holders).toBe(1);
  second();
  expect(unsavedWork.getState().holders).toBe(0);
});
