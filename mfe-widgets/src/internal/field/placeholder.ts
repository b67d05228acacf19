/**
 * Sets a placeholder only while a field is empty. Next to a text it is invisible, but the browser would still compute its style at every
 * keystroke.
 */
export function showPlaceholder(input: HTMLInputElement, placeholder: string): void {
  const wanted = input.value === '' ? placeholder : '';
  if (input.placeholder !== wanted) input.placeholder = wanted;
}
