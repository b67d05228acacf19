import type { MenuEntry } from '../domain/menu.ts';
import { openDialog } from './dialogs.ts';
import { askToSignOut } from './sign-out.ts';

/** Entries that the shell handles itself, by name: "a click handler" (docs: shell#menu-item). */
const HANDLERS: Readonly<Record<string, () => void>> = {
  'privacy-security': () => openDialog('privacy'),
  'browser-requirements': () => openDialog('browser-requirements'),
  'sign-out': askToSignOut,
};

/** The handler of an entry without a URL, if there is one. */
export function handlerOf(entry: MenuEntry): (() => void) | undefined {
  return entry.href === undefined && Object.hasOwn(HANDLERS, entry.name) ? HANDLERS[entry.name] : undefined;
}
