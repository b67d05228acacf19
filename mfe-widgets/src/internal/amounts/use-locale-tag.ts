import { useSyncExternalStore } from 'react';
import { locale } from 'shared-session';

const tag = () => locale.getState().numberTag;

/** The locale tag for the user's numbers, `de-DE`; the component renders again when it changes. */
export const useLocaleTag = (): string => useSyncExternalStore(locale.subscribe, tag, tag);
