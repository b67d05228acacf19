/** A page without a heading after this time is taken to have none. It is long because a page may load that slowly. */
const PATIENCE_MS = 60_000;

/**
 * Calls back once with the first heading that the page region shows, now or soon: pages arrive after their URL. On a busy machine that
 * is some time after the heading can be seen; `wasScrolled` says whether the page was scrolled down by then.
 *
 * @returns a function that stops waiting
 */
export function onHeading(found: (heading: HTMLElement, wasScrolled: boolean) => void): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  const headingNow = () => main.querySelector<HTMLElement>('h1');
  let standing = headingNow();
  let wasScrolled = false;
  // A new page begins at its top. Reading it at once would force a layout of the page that has just been left.
  let position = 0;
  const scrolled = () => {
    wasScrolled ||= standing !== null && window.scrollY > position;
    position = window.scrollY;
  };
  let frame = 0;
  let behind: ReturnType<typeof setTimeout> | undefined;
  // After the frame: taking the focus within it would force an extra layout of the new page.
  const lookSoon = () => {
    clearTimeout(behind);
    behind = setTimeout(look);
  };
  const look = () => {
    const heading = headingNow();
    if (!heading) return;
    // The event of the last scroll may not have been fired yet.
    scrolled();
    stop();
    found(heading, wasScrolled && heading === standing);
  };
  // The previous page may still be there for a moment; its heading disappears with it.
  const observer = new MutationObserver(() => {
    const heading = headingNow();
    // The scroll position of the previous page does not count.
    if (heading !== standing) wasScrolled = false;
    standing = heading;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(lookSoon);
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('scroll', scrolled);
    cancelAnimationFrame(frame);
    clearTimeout(behind);
    clearTimeout(timer);
  };
  document.addEventListener('scroll', scrolled, { passive: true });
  observer.observe(main, { childList: true, subtree: true });
  frame = requestAnimationFrame(() => {
    behind = setTimeout(() => {
      position = window.scrollY;
      frame = requestAnimationFrame(lookSoon);
    });
  });
  return stop;
}
