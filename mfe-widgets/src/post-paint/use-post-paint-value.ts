import { useEffect, useState } from 'react';
import { schedulePostPaint } from './schedule-post-paint.ts';

/**
 * Returns a value one frame late. Derived output renders with it, so the frame that shows a keystroke renders nothing else. The
 * first value is returned at once.
 */
export function usePostPaintValue<T>(value: T): T {
  const [deferred, setDeferred] = useState(value);
  useEffect(() => (deferred === value ? undefined : schedulePostPaint(() => setDeferred(value))), [deferred, value]);
  return deferred;
}
