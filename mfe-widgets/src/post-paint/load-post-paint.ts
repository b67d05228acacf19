import { schedulePostPaint } from './schedule-post-paint.ts';

/**
 * Loads what a widget can do without at first (formats, drawings) after the next paint: requesting a script takes milliseconds that the
 * first field would wait for.
 *
 * @returns a function that cancels it, and ignores what is on its way; for `useEffect`
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
