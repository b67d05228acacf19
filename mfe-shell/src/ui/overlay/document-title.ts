/**
 * The document is named after the page's heading, as long as that stands there: texts of another language, and the name of a record,
 * come after the heading. A heading that says something else gives the page's name by `data-title`.
 *
 * @returns a function that stops it
 */
export function nameDocumentAfterHeading(): () => void {
  const main = document.getElementById('main');
  const name = () => {
    const heading = main?.querySelector('h1');
    const text = (heading?.dataset.title ?? heading?.textContent)?.trim();
    const title = `${text} · Portal`;
    if (text && document.title !== title) document.title = title;
  };
  const observer = new MutationObserver(name);
  if (main)
    observer.observe(main, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-title'] });
  name();
  return () => observer.disconnect();
}
