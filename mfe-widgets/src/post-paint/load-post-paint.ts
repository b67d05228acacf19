import { schedulePostPaint } from './schedule-post-paint.ts';

/**
 * Loads optional parts of a widget (formats, drawings) after the next paint: requesting a script takes milliseconds for which the first
 * field would wait.
 *
 * @returns a function that cancels it and ignores a pending result; for `useEffect`
 */
export function loadPostPaint<T>(
  load: () => Promise<T>,
  use: (loaded: T) => void,
  failed: (error: unknown) => void = () => {},
): () => void {
  let gone = false;
  const undo = schedulePostPaint(() => {
    load().then(
      (loaded) => {
        if (!gone) use(loaded);
      },
      (error: unknown) => failed(error),
    );
  });
  return () => {
    gone = true;
    undo();
  };
}
