import { existsSync } from 'node:fs';

/** A name of a Debian package without which an engine does not run. */
export type Missing = 'firefox-esr' | 'webkit2gtk-driver' | 'xvfb';

const found = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Firefox and WebKitGTK as the system has installed them, or the packages that are missing for them. */
export const systemPrograms = {
  firefox(): { readonly path: string } | { readonly missing: readonly Missing[] } {
    const path = found(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox');
    return path ? { path } : { missing: ['firefox-esr'] };
  },
  webkit():
    | { readonly driver: string; readonly browser: string; readonly display: string }
    | { readonly missing: readonly Missing[] } {
    const driver = found('/usr/bin/WebKitWebDriver');
    const display = found('/usr/bin/Xvfb');
    const browser = found(
      ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    );
    if (driver && browser && display) return { driver, browser, display };
    return {
      missing: [...(driver && browser ? [] : ['webkit2gtk-driver' as const]), ...(display ? [] : ['xvfb' as const])],
    };
  },
};
