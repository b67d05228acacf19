import { reportFailure } from 'shared-client/report-failure';
import { pageSettings, type ThemeChoice, theme } from 'shared-session';

/** The page name under which the shell stores its settings. */
const PAGE = 'portal';

const isChoice = (value: unknown): value is ThemeChoice => value === 'light' || value === 'dark' || value === 'system';

/**
 * Stores the theme in the user's page settings (docs: session#portal-settings). A device on which no theme was chosen uses the stored one.
 * @returns a function that stops it
 */
export function followPortalSettings({ isNewHere }: { readonly isNewHere: boolean }): () => void {
  let isTakenOver = false;
  const undo = theme.subscribe(({ choice }, before) => {
    if (choice === before.choice || isTakenOver) return;
    pageSettings
      .save(PAGE, { theme: choice })
      .catch((error: unknown) => reportFailure('The theme could not be kept with the account.', error));
  });
  if (isNewHere && theme.getState().choice === 'system') {
    void pageSettings.read(PAGE).then((settings) => {
      // A theme was chosen here in the meantime.
      if (theme.getState().choice !== 'system' || !isChoice(settings.theme)) return;
      isTakenOver = true;
      theme.set(settings.theme);
      isTakenOver = false;
    });
  }
  return undo;
}
