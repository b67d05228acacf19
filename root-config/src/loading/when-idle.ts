/** Runs a task once the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
    else setTimeout(task, 2_000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
