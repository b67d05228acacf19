/** The focused element, shadow roots included: `tab "Timecards" selected`. Runs in the page, also as text, so it must be self-contained. */
export function focused(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (element === null || element === document.body) return 'nothing';
  // A column's name takes the focus for its heading.
  if (element.getAttribute('role') === 'presentation') element = element.closest('[role="columnheader"]') ?? element;
  const root = element.getRootNode() as Document | ShadowRoot;
  const input = element instanceof HTMLInputElement ? element : undefined;
  const role = element.getAttribute('role') ?? input?.type ?? element.localName;
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? null : root.getElementById(id)))
    .map((label) => label?.getAttribute('aria-label') ?? label?.textContent ?? '');
  const said = labels.join(' ').trim() || (element.getAttribute('aria-label') ?? element.textContent);
  const states: readonly (readonly [attribute: string, yes: string, no: string])[] = [
    ['aria-selected', 'selected', role === 'tab' ? '' : 'not selected'],
    ['aria-checked', 'checked', 'unchecked'],
    ['aria-expanded', 'expanded', 'collapsed'],
    ['aria-pressed', 'pressed', 'not pressed'],
  ];
  const words: string[] = [];
  for (const [attribute, yes, no] of states) {
    const value = element.getAttribute(attribute);
    if (value !== null) words.push(value === 'true' ? yes : no);
  }
  if (input?.type === 'checkbox') words.push(input.checked ? 'checked' : 'unchecked');
  const sort = element.getAttribute('aria-sort');
  if (sort !== null && sort !== 'none') words.push(sort);
  return [role, `"${(said ?? '').trim()}"`, ...words.filter((word) => word !== '')].join(' ');
}
