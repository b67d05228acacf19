import { Checkbox } from 'mfe_widgets/checkbox';
import { DateField } from 'mfe_widgets/date-field';
import { FormDialog } from 'mfe_widgets/dialog';
import { SearchBar, type SearchOption } from 'mfe_widgets/search-bar';
import { useState } from 'react';
import { ValidationError } from 'shared-client';
import { getDelegateCandidates } from 'shared-client/delegates';
import { randomId } from 'shared-client/random-id';
import { currentUser, locale, notifications, useText } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';
import { type DelegatePermission, delegationIssues } from 'shared-validators/delegation';
import { useStore } from 'zustand';
import { addDelegate } from '../../state/delegate-queries.ts';

interface DelegateDialogProps {
  /** Today's ISO date at the company. */
  readonly today: string;
  readonly mayLend: readonly DelegatePermission[];
  readonly onClose: () => void;
}

const findPeople = async (search: string, signal: AbortSignal): Promise<SearchOption[]> =>
  (await getDelegateCandidates(search, { signal })).map(({ userId, name }) => ({ value: String(userId), label: name }));

/** The dialog to name a delegate: the person, the permissions, the first and the last day. */
export function DelegateDialog({ today, mayLend, onClose }: DelegateDialogProps) {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const format = useStore(locale, (state) => state.datePattern.toUpperCase());
  const [person, setPerson] = useState<SearchOption | null>(null);
  const [permissions, setPermissions] = useState<readonly DelegatePermission[]>([]);
  const [startDate, setStart] = useState(today);
  const [endDate, setEnd] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  // Pressing the button twice, or again after a broken connection, names one delegate.
  const [key, setKey] = useState(randomId);
  const asked = { delegateId: person === null ? null : Number(person.value), permissions, startDate, endDate };
  const issues = delegationIssues(asked, { userId: user?.userId ?? 0, today, mayLend });
  const errorOf = (field: keyof typeof asked) => {
    const issue = tried ? issues.find((one) => one.field === field) : undefined;
    return issue ? { error: t(issue.token) } : {};
  };
  const permissionError = errorOf('permissions').error;
  const change = (set: () => void) => {
    set();
    setKey(randomId());
  };

  const send = async () => {
    setTried(true);
    if (issues.length > 0 || asked.delegateId === null) return;
    setBusy(true);
    try {
      await addDelegate({ ...asked, delegateId: asked.delegateId, permissions: [...permissions] }, key);
      notifications.notify({ style: 'success', message: t('MSG_DELEGATE_NAMED', { name: person?.label ?? '' }) });
      onClose();
    } catch (failure) {
      setBusy(false);
      const [said] = failure instanceof ValidationError ? failure.items : [];
      notifications.notify({ style: 'error', message: said?.message ?? t(loadErrorKey(failure)) });
    }
  };

  return (
    <FormDialog
      title={t('LBL_NAME_DELEGATE')}
      submitLabel={t('LBL_NAME_DELEGATE')}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="ap-stack">
        <SearchBar
          label={t('LBL_DELEGATE')}
          required
          value={person}
          minimumCharacters={0}
          dropdown
          search={findPeople}
          onSelect={(chosen) => change(() => setPerson(chosen))}
          onClear={() => change(() => setPerson(null))}
          {...errorOf('delegateId')}
        />
        <fieldset
          className="ap-stack ap-choices"
          data-invalid={permissionError !== undefined || undefined}
          aria-describedby={permissionError ? 'ap.lend' : undefined}
        >
          <legend>{t('LBL_DELEGATE_MAY')}</legend>
          {mayLend.map((permission) => (
            <Checkbox
              key={permission}
              label={t(`LBL_PERMISSION_${permission}`)}
              checked={permissions.includes(permission)}
              onChange={(on) =>
                change(() =>
                  setPermissions(on ? [...permissions, permission] : permissions.filter((one) => one !== permission)),
                )
              }
            />
          ))}
          {permissionError ? (
            <p id="ap.lend" className="ap-error">
              {permissionError}
            </p>
          ) : null}
        </fieldset>
        <div className="ap-two">
          <DateField
            label={t('LBL_FIRST_DAY')}
            required
            value={startDate}
            format={format}
            min={today}
            onChange={(date) => change(() => setStart(date))}
            {...errorOf('startDate')}
          />
          <DateField
            label={t('LBL_LAST_DAY')}
            required
            value={endDate}
            format={format}
            min={startDate || today}
            onChange={(date) => change(() => setEnd(date))}
            {...errorOf('endDate')}
          />
        </div>
      </div>
    </FormDialog>
  );
}
