/** A page that shows no heading within this time has none. Long: on a slow line a page may take as long to come. */
const PATIENCE_MS = 60_000;

/**
 * Calls back once with the first heading that the page region shows, now or soon: pages arrive after their URL.
 *
 * @returns a function that stops waiting
 */
export function onHeading(found: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  let frame = 0;
  let behind: ReturnType<typeof setTimeout> | undefined;
  // Behind the frame: to take the focus in it, the new page would have to be laid out in between.
  const lookSoon = () => {
    clearTimeout(behind);
    behind = setTimeout(look);
  };
  const look = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    stop();
    found(heading);
  };
  // The page that is being left may still stand there for a moment; its heading goes with it.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(lookSoon);
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(behind);
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(lookSoon);
  });
  return stop;
}
