import { compatData } from './compat-data.ts';
import { type Lacking, lackingBuiltIns } from './support.ts';
import { supportedBrowsers } from './supported-browsers.ts';

/** The built-ins of the language and of the web that some of the oldest supported browsers lack. */
export function lackingInOldest(): Lacking {
  const { api, javascript } = compatData;
  return lackingBuiltIns([javascript.builtins ?? {}, api], supportedBrowsers());
}
