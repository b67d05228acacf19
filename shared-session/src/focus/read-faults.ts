let observer: MutationObserver | undefined;

/**
 * Reads out the first fault of a form that was submitted, or waits for the call that finds it (`sendForm`).
 *
 * @param from what had the focus when it was submitted
 */
export function readFaults(form: HTMLElement, from: Element | null): void {
  observer?.disconnect();
  const scope = form.getRootNode() as Document | ShadowRoot;
  const read = () => {
    if (scope.activeElement !== from || readFault(form, scope)) observer?.disconnect();
  };
  observer = new MutationObserver(read);
  observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid', 'data-invalid'] });
  form.addEventListener('input', () => observer?.disconnect(), { once: true });
  read();
}

/** @returns whether there is a wrong field */
function readFault(form: HTMLElement, scope: Document | ShadowRoot): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  if (!wrong) return false;
  if (scope.activeElement !== wrong) wrong.focus();
  else {
    const described = wrong.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
    const error = scope.getElementById(described.split(' ')[0] ?? '');
    error?.setAttribute('role', 'alert');
    // Live regions announce what is inserted.
    error?.replaceChildren(...error.childNodes);
  }
  return true;
}
