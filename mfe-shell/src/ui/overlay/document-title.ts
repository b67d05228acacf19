/**
 * The document is named after the page's heading, as long as that stands there: texts of another language, and the name of a record,
 * come after the heading. A heading that says something else gives the page's name by `data-title`.
 *
 * @returns a function that stops it
 */
export function nameDocumentAfterHeading(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const name = () => {
    waiting = undefined;
    const heading = main.querySelector('h1');
    const text = (heading?.dataset.title ?? heading?.textContent)?.trim();
    if (text) document.title = `${text} · Portal`;
  };
  const observer = new MutationObserver(() => {
    waiting ??= setTimeout(name);
  });
  observer.observe(main, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-title'] });
  name();
  return () => {
    observer.disconnect();
    clearTimeout(waiting);
  };
}
