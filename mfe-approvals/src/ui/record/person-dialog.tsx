import { FormDialog } from 'mfe_widgets/dialog';
import { SearchBar, type SearchOption } from 'mfe_widgets/search-bar';
import { useState } from 'react';
import { useText } from 'shared-session';

interface PersonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly search: (text: string, signal: AbortSignal) => Promise<SearchOption[]>;
  readonly onClose: () => void;
  /** Resolves when the call has ended, or its failure has been shown. */
  readonly onChoose: (userId: number, name: string) => Promise<void>;
}

/** Asks the reader to choose a person. */
export function PersonDialog({ title, label, confirmLabel, search, onClose, onChoose }: PersonDialogProps) {
  const t = useText();
  const [person, setPerson] = useState<SearchOption | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!person) {
      setMissing(true);
      return;
    }
    setBusy(true);
    await onChoose(Number(person.value), person.label);
    setBusy(false);
  };
  return (
    <FormDialog title={title} submitLabel={confirmLabel} busy={busy} onSubmit={() => void send()} onClose={onClose}>
      <div className="ap-stack ap-person">
        <SearchBar
          label={label}
          required
          value={person}
          minimumCharacters={0}
          dropdown
          search={search}
          onSelect={setPerson}
          onClear={() => setPerson(null)}
          {...(missing && !person ? { error: t('MSG_CHOOSE_PERSON') } : {})}
        />
      </div>
    </FormDialog>
  );
}
