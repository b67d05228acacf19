import { useModule } from 'shared-session/server-data';
import { useTimecard } from '../timecard-context.tsx';

const load = () => import('./sent-back-parts.tsx');

interface SentBackProps {
  /** A chip for the line of a closed day, or the reasons. */
  readonly as: 'SentBackChip' | 'SentBackNotice';
  /** The day; absent for the allocations of the period. */
  readonly dayKey?: string;
}

/** A day or allocations that an approver sent back separately. Few timecards have this, so its script is loaded on demand. */
export function SentBack(props: SentBackProps) {
  return useTimecard(({ metadata }) => Boolean(metadata.lineDecisions?.length)) ? <Shown {...props} /> : null;
}

function Shown({ as, dayKey }: SentBackProps) {
  const { module } = useModule('sent-back', load);
  const Part = module?.[as];
  return Part ? <Part dayKey={dayKey} /> : null;
}
