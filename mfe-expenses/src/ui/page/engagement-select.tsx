import { Button } from 'mfe_widgets/button';
import { Select } from 'mfe_widgets/select';
import { type FocusEvent, useRef, useState } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { navigate } from 'shared-session/routing';
import { formatDay, today } from './formats.ts';

const hasEnded = ({ endDate }: EngagementItem): boolean => endDate !== null && endDate < today();
const formatEnd = ({ endDate }: EngagementItem): string => formatDay(endDate ?? '', true);

/** Until when an engagement that has ended takes days (docs: expenses#expense-ended). */
export function EndedNote({ engagement }: { readonly engagement: EngagementItem | undefined }) {
  const t = useText();
  if (engagement === undefined || !hasEnded(engagement)) return null;
  return <p className="ex-quiet">{t('MSG_ENGAGEMENT_ENDED', { date: formatEnd(engagement) })}</p>;
}

interface EngagementSelectProps {
  readonly list: readonly EngagementItem[];
  readonly chosen: number | null;
  readonly pathOf: (engagementId: number) => string;
}

/**
 * The select for the engagement. Each engagement has its own items and URL. A closed select changes its value with each key, so a choice by
 * keyboard is only opened by Enter or a button; a choice by pointer is opened at once.
 */
export function EngagementSelect({ list, chosen, pathOf }: EngagementSelectProps) {
  const t = useText();
  const isPointed = useRef(false);
  const [sought, setSought] = useState<string | null>(null);
  const open = (id: string): void => {
    setSought(null);
    if (id !== String(chosen)) navigate(pathOf(Number(id)));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setSought(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears how the list inside is used.
    <div
      className="ex-engagement"
      onBlur={leave}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={({ key, target }) => {
        isPointed.current = false;
        if (key === 'Enter' && sought !== null && target instanceof HTMLSelectElement) open(sought);
      }}
    >
      <Select
        label={t('LBL_EX_ENGAGEMENT')}
        value={sought ?? String(chosen ?? '')}
        options={list.map((one) => ({
          value: String(one.id),
          label: [one.jobTitle, one.reqName, hasEnded(one) ? t('LBL_ENGAGEMENT_UNTIL', { date: formatEnd(one) }) : '']
            .filter(Boolean)
            .join(' · '),
        }))}
        onChange={(id) => (isPointed.current ? open(id) : setSought(id))}
      />
      {sought === null || sought === String(chosen) ? null : (
        <Button
          size="small"
          onClick={({ currentTarget }) =>
            focusAfter(
              currentTarget,
              () => open(sought),
              (scope) => scope.querySelector<HTMLElement>('.ex-engagement select'),
            )
          }
        >
          {t('LBL_ENGAGEMENT_OPEN')}
        </Button>
      )}
    </div>
  );
}
