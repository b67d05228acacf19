/**
 * Whether the page's application is there or has failed, and so has everything around it. A page may lead elsewhere, as the worker's home
 * does for a manager; its application may then be gone before it was seen. Runs on the page, so it uses nothing of this module.
 */
export function isDecided({ path, application }: { readonly path: string; readonly application: string }): boolean {
  const isMarked = (what: string, id: string) => performance.getEntriesByName(`portal:${what}:${id}`).length > 0;
  const ids = [...document.querySelectorAll<HTMLElement>('[data-application]')].map((one) => one.dataset.application);
  const isElsewhere = location.hash.startsWith('#/') && location.hash.split('?')[0] !== `#${path.split('?')[0]}`;
  return (
    (ids.includes(application) || (isElsewhere && isMarked('loaded', application))) &&
    ids.every((id) => id !== undefined && (isMarked('shown', id) || isMarked('failed', id)))
  );
}
