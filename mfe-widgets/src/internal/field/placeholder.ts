/**
 * Shows a placeholder while a field is empty. Beside a text it is out of sight, but the browser would compute its style again at every
 * keystroke.
 */
export function showPlaceholder(input: HTMLInputElement, placeholder: string): void {
  const wanted = input.value === '' ? placeholder : '';
  if (input.placeholder !== wanted) input.placeholder = wanted;
}
