import type { LateTexts } from '../aria-texts/late-text-types.ts';

/** React Aria's texts but the English ones, by language; undefined until they have arrived. They are fetched for their readers only. */
let texts: Readonly<Record<string, LateTexts>> | undefined;
const catalogues: (readonly [name: string, catalogue: Record<string, object>])[] = [];
const listeners = new Set<() => void>();

/** Called for each catalogue of React Aria when its script is evaluated (`build/catalogue-loader.cjs`). */
export function keepCatalogue(name: string, catalogue: Record<string, object>): void {
  catalogues.push([name, catalogue]);
  fill(name, catalogue);
}

function fill(name: string, catalogue: Record<string, object>): void {
  for (const tag in texts) if (texts[tag]?.[name]) catalogue[tag] = texts[tag][name];
}

/** The language that React Aria can speak now: the wanted one, or English until its texts have arrived. */
export const spokenLanguage = (wanted: string): string => (texts || wanted.startsWith('en') ? wanted : 'en-US');

/** Fetches the texts for a language unless they are there. If they do not come, React Aria goes on in English. */
export function fetchLateTexts(tag: string): void {
  if (spokenLanguage(tag) === tag) return;
  import(/* webpackChunkName: "aria-texts" */ '../aria-texts/all.ts').then(
    ({ default: all }) => {
      texts = all;
      for (const [name, catalogue] of catalogues) fill(name, catalogue);
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
}

export function subscribeLateTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
