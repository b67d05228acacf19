/** The path of the product that a link of this page leads to (`hrefOf` makes such links); undefined if it leads somewhere else. */
export function hrefPath(href: string, page: string = window.location.href): string | undefined {
  const [to, from] = [new URL(href, page), new URL(page)];
  const isHere = to.origin === from.origin && to.pathname === from.pathname && to.search === from.search;
  return isHere && to.hash.startsWith('#/') ? to.hash.slice(1) : undefined;
}
