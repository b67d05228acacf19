import { Banner } from 'mfe_widgets/banner';
import { Chip } from 'mfe_widgets/chip';
import { registerTexts, useText } from 'shared-session';
import { type SentBack, sentBackAllocations, sentBackOfDay } from '../../../domain/notices/sent-back.ts';
import { dayByKey, useTimecard } from '../timecard-context.tsx';

registerTexts({ LBL_LINE_SENT_BACK: 'Sent back' });

interface PartProps {
  /** The day; undefined for the allocations of the period. */
  readonly dayKey: string | undefined;
}

function useSentBack({ dayKey }: PartProps): readonly SentBack[] {
  const metadata = useTimecard((state) => state.metadata);
  const form = useTimecard((state) => state.form);
  if (dayKey === undefined) return sentBackAllocations(form.allocations, metadata);
  // A deleted shift is selected once more before it unmounts.
  const day = dayByKey(form.days, dayKey);
  return day ? sentBackOfDay(day, metadata) : [];
}

/** A chip on a closed day with a part that was sent back. */
export function SentBackChip(props: PartProps) {
  const t = useText();
  return useSentBack(props).length > 0 ? <Chip tone="error">{t('LBL_LINE_SENT_BACK')}</Chip> : null;
}

/** The reasons why a day or allocations were sent back. */
export function SentBackNotice(props: PartProps) {
  const t = useText();
  const sentBack = useSentBack(props);
  if (sentBack.length === 0) return null;
  return (
    <Banner tone="error" live="off" title={t('LBL_LINE_SENT_BACK')}>
      <ul className="tc-errors">
        {sentBack.map(({ id, what, reason }) => (
          <li key={id}>
            {what === '' ? null : <b>{what}: </b>}
            {reason}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
