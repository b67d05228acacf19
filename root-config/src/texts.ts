import { i18n, registerTexts, type SharedTextKey } from 'shared-session';

/** All texts of the portal itself. English is built in; other languages come with the session's translations. */
const texts = {
  /** The page's own lines say this and LBL_LOADING before any script has run, if they are in the texts on the device. */
  MSG_STILL_LOADING: 'Still loading: {{done}} of {{total}} kB',
  LBL_SIMPLE_PAGE: 'Open the simple page instead',
  LBL_TRYING: 'Trying…',
  LBL_PAGE_FAILED: 'This page could not be loaded',
  MSG_PAGE_FAILED:
    'What you saved is safe. Check your connection and try again; if it keeps failing, tell support the number below.',
  MSG_MENU_FAILED: 'The menu could not be loaded. You can go on working on this page.',
  MSG_PART_AROUND_FAILED: 'A part around this page could not be loaded. You can go on working.',
  LBL_PORTAL_FAILED: 'The portal could not be loaded',
  MSG_PORTAL_FAILED: 'What you saved is safe. Check your connection and try again in a moment.',
  LBL_ERROR_NUMBER: 'Error number',
  MSG_NEW_VERSION: 'A new version is ready.',
  LBL_RELOAD_NOW: 'Reload now',
  LBL_LATER: 'Later',
} as const;

registerTexts(texts);

/** The label keys of the portal, and of the words that every page has. */
export type TextKey = keyof typeof texts | SharedTextKey;

/**
 * Shows a text in an element, in the user's language, which may load or change while it is shown. There is nothing to undo: a removed
 * element is not updated any more.
 */
export function setText<E extends HTMLElement>(element: E, key: TextKey): E {
  element.dataset.says = key;
  element.textContent = i18n.t(key);
  return element;
}

i18n.subscribe(() => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-says]')) {
    const text = i18n.t(element.dataset.says ?? '');
    // An unchanged text is not set again, so that it is not read out again.
    if (element.textContent !== text) element.textContent = text;
  }
});
