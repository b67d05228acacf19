import { noHistory, withForms } from '../domain/history.ts';
import { serversOwn } from '../domain/servers-own.ts';
import { changeForm, type ItemForm, type ItemHead, type ItemKind, type ItemStore } from './item-store.ts';

/**
 * Goes on from another state that the server has, with what is entered here joined to it. The joining can be taken back; what says the same
 * as the server's leaves nothing to save.
 */
export function join<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { metadata, theirs, merged }: Joined<Metadata, Form>,
): void {
  const { form, history, pristine: before, joins } = store.getState();
  // A line that is open stays so: it keeps its name.
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
  /** The form from now on. */
  readonly merged: Form;
}

/**
 * Takes over what the server has now. What was typed while the response was on its way stays, and so does what can be taken back: all of it
 * with what the server gave to the lines that it has.
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
    // The server keeps the order of the lines, so the lines that were sent keep their names.
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
