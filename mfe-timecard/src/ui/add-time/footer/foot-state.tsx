import { useText } from 'shared-session';
import { isLeft } from '../../../domain/checklist/checklist.ts';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import { type DraftStatus, useDraftStatus } from '../draft/draft-status.ts';
import { leadTo } from '../field-ids.ts';
import { formatAmount } from '../hours-text.ts';
import { usePublished, useRules, useTimecardStore, useTyped } from '../timecard-context.tsx';

/** Whether the edits are saved, or stored on this device. */
export function SavedState({ draft, isNew }: { draft: DraftStatus | undefined; isNew: boolean }) {
  const t = useText();
  const { text, refused } = useDraftStatus(draft);
  const dirty = useTyped(isDirty);
  const isQueued = useTyped(({ form, queued }) => form === queued);
  const saved = isQueued ? 'LBL_ENTRY_ON_DEVICE' : isNew ? 'LBL_NOTHING_ENTERED' : 'MSG_ALL_SAVED';
  return (
    <>
      <span className="tc-foot-state">{dirty ? text : t(saved)}</span>
      {/* Announced only if something is to be done, because every pause in typing writes a draft. */}
      <span className="tc-hidden" role="status">
        {dirty && refused ? text : ''}
      </span>
    </>
  );
}

/** On a phone, where the panels are far below: the total and the number of things left to do. Pressing it leads to the next one. */
export function PhoneTotal() {
  const t = useText();
  const store = useTimecardStore();
  const rules = useRules();
  const left = usePublished((published) => published.checklist.filter(isLeft).length);
  const nextThing = usePublished((published) => published.checklist.find(isLeft));
  const period = usePublished((published) => published.period);
  return (
    <button
      type="button"
      className="tc-foot-phone"
      disabled={!nextThing}
      onClick={(event) => leadTo(store, event.currentTarget, nextThing?.day, nextThing?.issue?.field)}
    >
      <b>{formatAmount(t, period, rules)}</b>
      <span>{left === 0 ? t('LBL_READY') : t('LBL_THINGS_LEFT', { count: left })}</span>
    </button>
  );
}
