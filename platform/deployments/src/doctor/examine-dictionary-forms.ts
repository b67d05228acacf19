import { decodedWith, dictionaryOf, hasDictionaries, sha256 } from '../dictionaries/dictionary-form.ts';
import { fileOfForm, formSuffix } from '../dictionaries/form-name.ts';
import { successors } from '../dictionaries/successors.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { broken, type DoctorFinding } from './doctor-finding.ts';
import type { LiveFile } from './live-files.ts';

/**
 * Decodes the forms of live files against files of earlier versions. One whose earlier file was pruned is compared with its name only. Repairing
 * removes what is damaged: browsers then get the brotli form.
 */
export async function examineDictionaryForms(
  store: Store,
  live: readonly LiveFile[],
  repair: boolean,
): Promise<DoctorFinding[]> {
  if (!hasDictionaries) return [];
  const paths = await store.list('mfe');
  const files = new Set(live.map(({ base, file }) => `${base.slice(1)}${file}`));
  const forms = paths.filter((path) => files.has(fileOfForm(path) ?? ''));
  const found = await pooled(forms, async (form) => {
    if (await isWhole(store, paths, form)) return [];
    if (repair) await store.remove(form);
    return [
      broken(
        `${form} is not ${fileOfForm(form)?.split('/').at(-1)} against an earlier version: browsers that have it cannot load this one.`,
        true,
      ),
    ];
  });
  return found.flat();
}

async function isWhole(store: Store, paths: readonly string[], path: string): Promise<boolean> {
  const form = await store.read(path);
  const hash = form && dictionaryOf(form);
  if (!hash || !path.endsWith(formSuffix(hash))) return false;
  const ownPath = fileOfForm(path) ?? '';
  const file = await store.read(ownPath);
  for (const earlier of paths.filter((one) => placeOf(one) === placeOf(ownPath))) {
    const dictionary = await store.read(earlier);
    if (dictionary && sha256(dictionary).equals(hash))
      return file !== undefined && decodedWith(dictionary, form)?.equals(file) === true;
  }
  return true;
}

/** What the file has in common with the same file of other versions; every other path has a place of its own. */
function placeOf(path: string): string {
  const [, name, , ...file] = path.split('/');
  return `${name}/${successors(file.join('/')) ?? path}`;
}
