import { canaryOffset, type Manifest } from '../manifest/index.ts';
import { installedBrowser } from './browser.ts';
import { openPages } from './open-pages.ts';
import { pagesToOpen } from './pages-to-open.ts';

export interface Verification {
  /** The portal, `https://portal.example.com`. */
  readonly url: string;
  /** The users who open the pages. They share a password. */
  readonly users: readonly string[];
  readonly password: string;
  /** The browser's program; `CHROMIUM` if absent, else the one that Playwright has installed. */
  readonly executablePath?: string | undefined;
  /** Whether a signal that ends this process ends it by way of the browser; false where the caller closes the browser. Default: true. */
  readonly hearsSignals?: boolean;
}

/** A browser that is ready to open pages. */
export interface Verifier {
  /**
   * Opens every page of a deployment that is live.
   * @param versions name → the version that was just activated
   * @param isCandidate whether it is a candidate, so that the browser has to be one that gets it
   * @returns what failed, in sentences
   */
  verify(live: Manifest, versions: Readonly<Record<string, string>>, isCandidate: boolean): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts a headless Chromium. @throws UserError without one */
export async function verifier({
  url,
  users,
  password,
  executablePath = process.env.CHROMIUM,
  hearsSignals = true,
}: Verification): Promise<Verifier> {
  const browser = await installedBrowser(executablePath, hearsSignals);
  return {
    async verify(live, versions, isCandidate) {
      const pages = pagesToOpen(live);
      const visitors = users.length > 0 ? users.map((name) => ({ name, password })) : [undefined];
      // Candidates go to different browsers: one for each of them.
      const groups = isCandidate
        ? Object.entries(versions).map(([name, version]) => ({
            versions: { [name]: version },
            canaryNumber: (1 - canaryOffset(name)) % 1,
          }))
        : [{ versions }];
      const failures: string[] = [];
      for (const group of groups)
        for (const user of visitors)
          failures.push(...(await openPages(browser, { url, pages, ...(user && { user }), ...group })));
      return failures;
    },
    close: () => browser.close(),
  };
}
