import { currentManifest } from '../../activate/history.ts';
import { deriveAgain } from '../../page/derived.ts';
import { readSettings, writeSettings } from '../../settings/settings.ts';
import type { Verb } from '../invocation.ts';

/** Shows the store's settings; with `--beacon` changes them, in the live page too. */
export const settings: Verb = async ({ store, values, activating, say }) => {
  if (values.beacon !== undefined) {
    await writeSettings(store, {
      ...(await readSettings(store)),
      beacon: values.beacon === 'off' ? null : values.beacon,
    });
    if ((await currentManifest(store)).revision > 0) await deriveAgain(store, activating);
  }
  const held = await readSettings(store);
  say(held, `beacon  ${held.beacon ?? 'off'}`);
  return 0;
};
