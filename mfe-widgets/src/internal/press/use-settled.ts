import { useEffect, useLayoutEffect, useState } from 'react';
import { afterPress, followPresses } from './after-press.ts';

/** A value as it was when the press that is going on began. Its changes are shown once nothing is pressed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(() => value);
  useEffect(() => followPresses(document), []);
  useLayoutEffect(() => afterPress(document, () => settle(() => value)), [value]);
  return settled;
}
