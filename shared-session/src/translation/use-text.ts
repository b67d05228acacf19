import { useMemo, useSyncExternalStore } from 'react';
import { i18n, type Translate } from 'shared-session/state';

/** `t(key, values?)` for React; the component renders again when the language changes. */
export function useText(): Translate {
  const version = useSyncExternalStore(i18n.subscribe, i18n.version, i18n.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies(version): a new function for a new version, so that memoised children notice.
  return useMemo<Translate>(() => (key, values) => i18n.t(key, values), [version]);
}
