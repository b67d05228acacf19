import { pageSettings, type ThemeChoice, theme } from 'shared-session';

/** The name under which the frame of the portal keeps its page settings. */
const PAGE = 'portal';

const isChoice = (value: unknown): value is ThemeChoice => value === 'light' || value === 'dark' || value === 'system';

/**
 * Keeps the theme among the user's page settings (docs: session#portal-settings). A device that is new to the user and has no
 * choice of its own takes it over. @returns an undo
 */
export function followPortalSettings({ isNewHere }: { readonly isNewHere: boolean }): () => void {
  let isTakenOver = false;
  const undo = theme.subscribe(({ choice }, before) => {
    if (choice === before.choice || isTakenOver) return;
    pageSettings
      .save(PAGE, { theme: choice })
      .catch((error: unknown) => console.error('The theme could not be kept with the account.', error));
  });
  if (isNewHere && theme.getState().choice === 'system') {
    void pageSettings.read(PAGE).then((settings) => {
      // Chosen here meanwhile.
      if (theme.getState().choice !== 'system' || !isChoice(settings.theme)) return;
      isTakenOver = true;
      theme.set(settings.theme);
      isTakenOver = false;
    });
  }
  return undo;
}
