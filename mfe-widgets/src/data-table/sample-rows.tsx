import type { DataColumn } from './columns.ts';

/** Sample data for the stories: timecards that wait for approval. */
export interface Timecard {
  id: string;
  name: string;
  job: string;
  note: string;
  unusual: boolean;
  days: readonly number[];
  hours: number;
  variance: number;
  week: string;
}

const NAMES = ['Amara Osei', 'Jonas Weber', 'Mei Tanaka', 'Luca Ferri', 'Priya Nair', 'Tomás Rojas', 'Sofie Lund'];
const JOBS = ['Field engineer', 'Inventory planner', 'QA analyst', 'Dock coordinator', 'Route planner'];

export function timecards(count: number): readonly Timecard[] {
  return Array.from({ length: count }, (_, index) => {
    const days = [8, index % 3 === 0 ? 10.5 : 8, 8, 8, 8, index % 4 === 0 ? 8 : 0, 0];
    const hours = days.reduce((sum, day) => sum + day, 0);
    const unusual = hours > 40;
    return {
      id: `card-${index}`,
      name: `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index}`}`,
      job: JOBS[index % JOBS.length] ?? '',
      note: unusual ? `+${hours - 40} h on usual` : 'As usual',
      unusual,
      days,
      hours,
      variance: hours - 40,
      week: index < count / 2 ? 'Nov 9 – Nov 15' : 'Nov 2 – Nov 8',
    };
  });
}

function Week({ days }: { days: readonly number[] }) {
  return (
    <span className="wd:flex wd:h-5 wd:w-27 wd:items-end wd:gap-0.5" aria-hidden="true">
      {days.map((hours, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week have no other id.
          key={index}
          className={hours > 8 || index > 4 ? 'wd:flex-1 wd:bg-warn' : 'wd:flex-1 wd:bg-accent'}
          style={{ height: `${Math.max(hours * 9, 4)}%`, opacity: 0.7 }}
        />
      ))}
    </span>
  );
}

export const columns: readonly DataColumn<Timecard>[] = [
  {
    id: 'worker',
    title: 'Worker',
    width: '3fr',
    minWidth: 180,
    sortBy: ({ name }) => name,
    cell: ({ name, job, note, unusual }) => (
      <span className="wd:block wd:min-w-0">
        <span className="wd:block wd:truncate">
          <b>{name}</b> <span className="wd:text-ink-2">{job}</span>
        </span>
        <span className={unusual ? 'wd:block wd:text-hint wd:text-warn' : 'wd:block wd:text-hint wd:text-ink-3'}>
          {note}
        </span>
      </span>
    ),
  },
  { id: 'days', title: 'Days', width: 132, cell: ({ days }) => <Week days={days} /> },
  {
    id: 'hours',
    title: 'Hours',
    width: 112,
    align: 'end',
    onCard: 'end',
    sortBy: ({ hours }) => hours,
    cell: ({ hours }) => (
      <span>
        <b>{hours.toFixed(2)}</b> <span className="wd:text-ink-3">h</span>
      </span>
    ),
  },
  {
    id: 'variance',
    title: 'Variance',
    width: 112,
    align: 'end',
    sortBy: ({ variance }) => variance,
    cell: ({ variance }) => (variance === 0 ? '±0' : `${variance > 0 ? '+' : '−'}${Math.abs(variance)} h`),
  },
];
