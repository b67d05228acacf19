import { useEffect, useLayoutEffect, useState } from 'react';
import { afterPress, followPresses } from './after-press.ts';

/** A value that does not change during a press. Changes are shown when the press is over. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(() => value);
  useEffect(() => followPresses(document), []);
  useLayoutEffect(() => afterPress(document, () => settle(() => value)), [value]);
  return settled;
}
