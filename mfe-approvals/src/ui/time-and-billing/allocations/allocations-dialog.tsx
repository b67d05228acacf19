import { useQuery } from '@tanstack/react-query';
import type { AllocationType } from 'mfe_widgets/allocation-editor';
import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog, Dialog } from 'mfe_widgets/dialog';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useEffect, useState } from 'react';
import { ConflictError } from 'shared-client';
import type { ApprovalItem } from 'shared-client/approvals';
import { serverVersionOf } from 'shared-client/billing';
import { randomId } from 'shared-client/random-id';
import type { EditMetadata, SaveResponse } from 'shared-client/schema/billing';
import { timecardTemplateOf } from 'shared-client/timecard-templates';
import { holdUnsavedWork, notifications, useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { type AllocatedDay, allocationSettingQuery, saveAllocations } from '../../../state/allocation-changes.ts';
import { readApprovalsAnew } from '../../../state/read-anew.ts';
import { formatDate } from '../../page/formats.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { refusalText } from '../../page/refusal-text.ts';
import { DayAllocations } from './day-allocations.tsx';

const loadEditor = () => import('mfe_widgets/allocation-editor');
const loadFields = () => import('mfe_widgets/custom-fields');

interface AllocationsDialogProps {
  readonly item: ApprovalItem;
  /** The person on whose behalf; null for the reader's own name. */
  readonly onBehalfOf: number | null;
  readonly onClose: () => void;
}

/** The allocations of a timecard that waits, for an approver to add, remove, change and save. */
export function AllocationsDialog({ item: current, onBehalfOf, onClose }: AllocationsDialogProps) {
  const t = useText();
  // The list may load another version in the meantime; the entered values belong to this one.
  const [item] = useState(current);
  const { data, error, refetch } = useQuery({ ...allocationSettingQuery(item), staleTime: Number.POSITIVE_INFINITY });
  const [editor, fields] = [useModule('allocation-editor', loadEditor), useModule('custom-fields', loadFields)];
  const [changed, setChanged] = useState<ReadonlyMap<string, AllocatedDay | undefined>>(new Map());
  const [key, setKey] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isStale, setIsStale] = useState(false);
  const [asks, setAsks] = useState(false);
  const template = data && timecardTemplateOf(data);
  const failed = error ?? editor.error ?? fields.error;
  const days = data ? changeableDays(data) : [];
  const complete = [...changed.values()].flatMap((one) => (one === undefined ? [] : [one]));
  const save = async () => {
    setBusy(true);
    setRefused([]);
    try {
      const response = await saveAllocations(item, complete, { onBehalfOf, key });
      if (response.billingItemId === 0) setRefused(sentencesOf(response));
      else {
        notifications.notify({ style: 'success', message: t('MSG_AP_SAVED') });
        onClose();
      }
    } catch (failure) {
      const stale = isStaleVersion(failure);
      setIsStale(stale);
      setRefused([stale ? t('MSG_OUTCOME_CHANGED') : refusalText(t, failure)]);
    } finally {
      setBusy(false);
    }
  };
  // After a conflict the page shows the current state.
  const close = () => {
    if (isStale) void readApprovalsAnew();
    onClose();
  };
  const isEntered = changed.size > 0 && !isStale;
  useEffect(() => (isEntered ? holdUnsavedWork() : undefined), [isEntered]);
  const leave = () => {
    if (busy) return;
    if (isEntered) setAsks(true);
    else close();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={t('LBL_CHANGE_ALLOCATIONS')}
      width={720}
      tall
      footer={
        <>
          <Button disabled={busy} onClick={leave}>
            {t(isStale ? 'LBL_CLOSE' : 'LBL_CANCEL')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={isStale || complete.length === 0 || complete.length < changed.size}
            onClick={() => void save()}
          >
            {t('LBL_AP_SAVE')}
          </Button>
        </>
      }
    >
      <div className="ap-stack">
        {refused.length > 0 ? (
          <div ref={intoView} className="ap-stack">
            {refused.map((sentence) => (
              <Banner key={sentence} tone="error">
                {sentence}
              </Banner>
            ))}
          </div>
        ) : null}
        {failed ? (
          <LoadFailure
            error={failed}
            onRetry={() => {
              void refetch();
              editor.retry();
              fields.retry();
            }}
          />
        ) : data && template && editor.module && fields.module ? (
          days.map((day) => {
            const place = `${day.workedDate ?? ''} ${day.shiftNumber ?? ''}`;
            return (
              <DayAllocations
                key={place}
                editor={editor.module as NonNullable<typeof editor.module>}
                fields={fields.module as NonNullable<typeof fields.module>}
                setting={data}
                type={template.allocationType as AllocationType}
                workedDate={day.workedDate}
                label={day.workedDate === null ? t('LBL_AP_PERIOD') : formatDate(day.workedDate, 'day')}
                allocations={day.rows}
                disabled={busy}
                onChange={(rows) => {
                  setChanged((all) => new Map(all).set(place, rows && { ...day, rows }));
                  setKey(randomId());
                }}
              />
            );
          })
        ) : (
          <LoadingCards />
        )}
      </div>
      <ConfirmDialog
        open={asks}
        danger
        title={t('LBL_AP_UNSAVED_CHANGES')}
        confirmLabel={t('LBL_AP_DISCARD')}
        onConfirm={close}
        onCancel={() => setAsks(false)}
      >
        {t('MSG_AP_UNSAVED_CHANGES')}
      </ConfirmDialog>
    </Dialog>
  );
}

/** The places that can be changed: days that have allocations and are not read-only, then the whole period. */
const changeableDays = (setting: EditMetadata): readonly AllocatedDay[] =>
  [
    ...setting.billingItemDetails
      .filter(({ readOnly }) => !readOnly)
      .map(({ workedDate, timeEntry, billingCostAllocation }) => ({
        workedDate,
        shiftNumber: timeEntry?.shiftNumber ?? null,
        rows: billingCostAllocation,
      })),
    { workedDate: null, shiftNumber: null, rows: setting.billingItemCostAllocations },
  ].filter(({ rows }) => rows.length > 0);

/** The errors are scrolled into view, because the Save button may be far from them. */
const intoView = (refusals: HTMLElement | null): void => refusals?.scrollIntoView?.({ block: 'nearest' });

/** Whether another user changed the timecard: the response then contains the server's version. */
const isStaleVersion = (failure: unknown): boolean =>
  failure instanceof ConflictError && serverVersionOf(failure.body) !== undefined;

/** The messages of the rules, each once, with its day. */
const sentencesOf = ({ errors, billingItemDetailErrors }: SaveResponse): readonly string[] => {
  const textsOf = (items: SaveResponse['errors']) => items.flatMap(({ errorText }) => errorText ?? []);
  const ofDays = billingItemDetailErrors.flatMap(({ workedDate, errors: own, costAllocationErrors }) => {
    const day = workedDate?.includes('-') ? formatDate(workedDate, 'day') : workedDate;
    return textsOf([...own, ...costAllocationErrors]).map((text) => (day ? `${day}: ${text}` : text));
  });
  return [...new Set([...textsOf(errors), ...ofDays])];
};
