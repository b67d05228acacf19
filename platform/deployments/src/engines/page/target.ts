/** An element of the page as a user would name it. */
export interface Target {
  readonly by: 'role' | 'label' | 'text';
  readonly role?: string;
  /** The accessible name, the label or the text: all of it, or what a pattern matches. Absent: any. */
  readonly name?: Pattern;
  /** The element it is inside of. */
  readonly within?: Target;
  /** Which of several, from 0. Absent: there must be one only. */
  readonly at?: number;
}

type Pattern = { readonly text: string } | { readonly source: string; readonly flags: string };

const pattern = (name: string | RegExp): Pattern =>
  typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags };

export const role = (role: string, name?: string | RegExp): Target => ({
  by: 'role',
  role,
  ...(name === undefined ? {} : { name: pattern(name) }),
});
export const button = (name: string | RegExp): Target => role('button', name);
export const heading = (name: string | RegExp): Target => role('heading', name);
export const label = (name: string | RegExp): Target => ({ by: 'label', name: pattern(name) });
export const text = (name: string | RegExp): Target => ({ by: 'text', name: pattern(name) });

export const inside = (within: Target, target: Target): Target => ({ ...target, within });
export const first = (target: Target): Target => ({ ...target, at: 0 });

/** For messages: `button "Save" in region /^Monday/`. */
export function describe({ by, role, name, within, at }: Target): string {
  const named = name && ('text' in name ? JSON.stringify(name.text) : `/${name.source}/${name.flags}`);
  const number = at === undefined ? '' : `#${at} `;
  return `${number}${role ?? by}${named ? ` ${named}` : ''}${within ? ` in ${describe(within)}` : ''}`;
}
