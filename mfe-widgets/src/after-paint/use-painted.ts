import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value, a frame late: what is worked out from what is typed renders with it, so that the frame that shows the keystroke has
 * nothing else to show. The first value is there at once.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value]);
  return painted;
}
