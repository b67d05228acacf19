/** Whether an element has the focus, in a shadow root as in a document. */
export function hasFocus(element: HTMLElement): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
