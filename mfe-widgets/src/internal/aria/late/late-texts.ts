import type { LateTexts } from './late-text-types.ts';

/** Languages whose texts of React Aria are fetched when they are needed, so that no other reader's page has them. */
const LATE: Readonly<Record<string, () => Promise<{ readonly default: LateTexts }>>> = {
  'ar-AE': () => import(/* webpackChunkName: "aria-ar" */ './ar-AE.ts'),
  'he-IL': () => import(/* webpackChunkName: "aria-he" */ './he-IL.ts'),
  'th-TH': () => import(/* webpackChunkName: "aria-th" */ './th-TH.ts'),
};

const catalogues: (readonly [name: string, catalogue: Record<string, object>])[] = [];
const here: Record<string, LateTexts> = {};
const listeners = new Set<() => void>();

/** Called for each catalogue of React Aria when its script is evaluated (`build/late-texts-loader.cjs`). */
export function keepCatalogue(name: string, catalogue: Record<string, object>): void {
  catalogues.push([name, catalogue]);
  for (const [tag, texts] of Object.entries(here)) catalogue[tag] = texts[name] ?? {};
}

/** The language that React Aria can speak now: the wanted one, or English until its texts have arrived. */
export const spokenLanguage = (wanted: string): string => (wanted in LATE && !(wanted in here) ? 'en-US' : wanted);

/** Fetches the texts of a language unless they are there. If they do not come, React Aria goes on in English. */
export function fetchLateTexts(tag: string): void {
  if (spokenLanguage(tag) === tag) return;
  LATE[tag]?.().then(
    ({ default: texts }) => {
      here[tag] = texts;
      for (const [name, catalogue] of catalogues) catalogue[tag] = texts[name] ?? {};
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
}

export function subscribeLateTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
