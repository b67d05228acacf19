import type { LateTexts } from '../aria-texts/late-text-types.ts';

/** React Aria's texts but the English ones, by language; undefined until they have arrived. They are fetched for their readers only. */
let texts: Readonly<Record<string, LateTexts>> | undefined;
const catalogues: (readonly [name: string, catalogue: Record<string, object>])[] = [];
const listeners = new Set<() => void>();

/** The languages of `aria-texts/all.ts`. */
const LANGUAGES = 'ar-AE de-DE es-ES fr-FR he-IL it-IT ja-JP ko-KR nl-NL pt-BR sv-SE th-TH zh-CN zh-TW'.split(' ');

/**
 * Called for each catalogue of React Aria when its script is evaluated (`build/catalogue-loader.cjs`). React Aria copies the catalogue when
 * it first says something, but not the languages in it. So each of them is there at once, in English until it is filled.
 */
export function keepCatalogue(name: string, catalogue: Record<string, object>): void {
  for (const tag of LANGUAGES) catalogue[tag] = Object.create(catalogue['en-US'] ?? null) as object;
  catalogues.push([name, catalogue]);
  fill(name, catalogue);
}

function fill(name: string, catalogue: Record<string, object>): void {
  for (const tag of LANGUAGES) Object.assign(catalogue[tag] ?? {}, texts?.[tag]?.[name]);
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
