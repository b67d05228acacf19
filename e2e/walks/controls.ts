import type { Locator } from '@playwright/test';

/** Fields that text is typed into. */
export const FIELDS = 'input:not([type=checkbox]):not([type=file]):not([type=radio]), textarea';
/** Buttons that have a step of their own, or lead away. */
export const DENIED =
  /^(Close|Cancel|Save|Submit for Approval|Attach File|Choose a time|Grid|Days|Previous period|Next period|Send now|Modify)$|^Week of|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w* |Contact Us/;

/** The accessible name of a control, as far as a person needs it to find it. */
export async function nameOf(control: Locator): Promise<string> {
  return control
    .evaluate((one) => {
      const field = one as HTMLInputElement;
      return (
        field.getAttribute('aria-label') ??
        (field.labels?.[0] as HTMLElement | undefined)?.innerText ??
        field.innerText ??
        field.name ??
        ''
      )
        .replace(/\s+/g, ' ')
        .trim();
    })
    .catch(() => '');
}

/** The control at a place among those of a part of the page that can be used. */
export async function nth(
  within: Locator,
  selector: string,
  at: number,
  denied?: RegExp,
): Promise<Locator | undefined> {
  const all = within.locator(selector).filter({ visible: true });
  const states = await all.evaluateAll((found) =>
    found.map((one) => ({
      disabled:
        (one as HTMLInputElement).disabled ||
        (one as HTMLInputElement).readOnly ||
        one.closest('[inert], [aria-disabled=true]') !== null,
      name: (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim(),
    })),
  );
  const usable = states.flatMap(({ disabled, name }, index) => (disabled || denied?.test(name) ? [] : [index]));
  const index = usable[at % (usable.length || 1)];
  return index === undefined ? undefined : all.nth(index);
}
