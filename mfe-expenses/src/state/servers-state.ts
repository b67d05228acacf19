import { noHistory, withForms } from '../domain/history.ts';
import { serversOwn } from '../domain/servers-own.ts';
import { changeForm, type ItemForm, type ItemHead, type ItemKind, type ItemStore } from './item-store.ts';

/**
 * Rebases the form on another state of the server, merged with the entries here. The merge can be undone; if the result equals the
 * server's state, there is nothing left to save.
 */
export function join<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { metadata, theirs, merged }: Joined<Metadata, Form>,
): void {
  const { form, history, pristine: before, joins } = store.getState();
  // An open line stays open, because it keeps its key.
  const shown = new Map([...before.lines, ...merged.lines].map((line) => [line.id, line]));
  const pristine: Form = {
    ...theirs,
    lines: theirs.lines.map((line) => {
      const its = line.id === null ? undefined : shown.get(line.id);
      return its ? kind.lines.named(line, its) : line;
    }),
  };
  const owned = serversOwn(pristine, kind.lines);
  store.setState({
    metadata,
    setting: kind.settingOf(metadata),
    pristine,
    form: owned(form),
    history: withForms(history, owned),
    joins: joins + 1,
    serverErrors: [],
    showsMissing: false,
  });
  changeForm(store, { label: 'LBL_STEP_MERGE' }, () => (kind.saysTheSame(merged, pristine) ? pristine : merged));
}

interface Joined<Metadata, Form> {
  readonly metadata: Metadata;
  /** The form as the server has it. */
  readonly theirs: Form;
  /** The merged form. */
  readonly merged: Form;
}

/**
 * Takes over the server's current state after a save. Entries typed while the response was under way stay, and so does the history; all
 * forms get the values that the server set.
 */
export function adopt<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { metadata, sent }: { readonly metadata: Metadata; readonly sent: Form },
): void {
  const { form, history } = store.getState();
  const read = kind.formOf(metadata, form.seed);
  const pristine: Form = {
    ...read,
    // The server keeps the order of the lines, so the lines that were sent keep their keys.
    lines: read.lines.map((line, at) => {
      const its = sent.lines[at];
      return its ? kind.lines.named(line, its) : line;
    }),
  };
  const isSame = form === sent;
  const owned = serversOwn(pristine, kind.lines, sent);
  store.setState({
    metadata,
    setting: kind.settingOf(metadata),
    pristine,
    form: owned(form),
    history: isSame ? noHistory : withForms(history, owned),
    serverErrors: [],
    showsMissing: false,
  });
}
