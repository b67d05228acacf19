import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useState } from 'react';
import { useText } from 'shared-session';
import type { Failure } from '../../domain/failure.ts';
import { callFailure } from '../../state/call-failure.ts';
import { useAccountStore } from './account-context.ts';
import { FormDialog } from './form-dialog.tsx';

interface Props {
  /** The label of the field. */
  readonly label: string;
  readonly name: string;
  readonly maxLength: number;
  /** Saving an empty name removes the custom name. */
  readonly mayBeEmpty?: boolean;
  readonly save: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A dialog to rename something of the account. */
export function RenameDialog({
  label,
  name: before,
  maxLength,
  mayBeEmpty = false,
  save,
  onClose,
}: Props): JSX.Element {
  const t = useText();
  const store = useAccountStore();
  const [name, setName] = useState(before);
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isMissing = name.trim() === '' && !mayBeEmpty;

  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (busy || isMissing) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await save(name.trim());
      void store.load();
      onClose();
    } catch (error) {
      setFailure(callFailure('changing a name', error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('LBL_RENAME')}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel={t('LBL_RENAME')}
      busy={busy}
      failure={failure}
      autoComplete="off"
    >
      <TextField
        size="large"
        label={label}
        value={name}
        onChange={setName}
        maxLength={maxLength}
        autoFocus
        required={!mayBeEmpty}
        optional={mayBeEmpty}
        error={isAsked && isMissing ? t('LBL_AC_REQUIRED_FIELD') : undefined}
      />
    </FormDialog>
  );
}
