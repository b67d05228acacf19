import { NetworkError } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import { addRecentlyViewed, getPageSettings, savePageSetting } from 'shared-client/users';
import { currentUser } from './current-user.ts';

type Settings = Readonly<Record<string, unknown>>;

const pages = new Map<string, Promise<Settings>>();

/** A user's settings of a page (columns, filters, page size), stored by the server under the page's name. */
export const pageSettings = {
  /** The settings of a page, read once a visit. Where they cannot be read the page starts with its own defaults: `{}`. */
  read(pageName: string): Promise<Settings> {
    const known = pages.get(pageName);
    if (known) return known;
    const reading = getPageSettings(pageName).then(
      (all) => all.find((one) => one.pageName === pageName)?.settings ?? {},
      (error: unknown) => {
        pages.delete(pageName);
        reportFailure(`The settings of the page "${pageName}" could not be read; its defaults are used.`, error);
        return {};
      },
    );
    pages.set(pageName, reading);
    return reading;
  },

  /** Replaces the settings of a page. @throws CallError; the settings still apply to this visit */
  async save(pageName: string, settings: Settings): Promise<void> {
    pages.set(pageName, Promise.resolve(settings));
    await savePageSetting({ pageName, settings: { ...settings } });
  },
};

/**
 * Records what the user views. Best effort: failures are only logged, and not even that if no response came, as when the page is left at
 * once. With the section of the portal that shows it as `type` (`worker/time-expense-detail`) it is a link among what is recent, named by
 * `otherDetails`.
 */
export async function rememberViewed(objectId: number, type: string, otherDetails?: string): Promise<void> {
  const user = currentUser.getState().user;
  if (!user) return;
  try {
    await addRecentlyViewed({
      userId: user.userId,
      objectId,
      type,
      ...(otherDetails === undefined ? {} : { otherDetails }),
    });
  } catch (error) {
    if (error instanceof NetworkError) return;
    reportFailure(`That ${type} ${objectId} was viewed could not be remembered.`, error);
  }
}
