/** The hours of a week, Monday first, with details of its days by index. */
export interface WeekHours {
  readonly days: readonly number[];
  /** Days without a meal period. */
  readonly noMeal?: readonly number[];
  readonly notes?: Readonly<Record<number, string>>;
  /** The hours that were submitted before it was sent back, and the reason. */
  readonly before?: readonly number[];
  readonly rejectedFor?: string;
}

/** A week of the sample data with its state. */
export interface ReviewedWeek {
  readonly week: WeekHours;
  readonly state: 'Pending' | 'Approved' | 'Processed';
}

/** A worker whose time a manager reviews. */
export interface ReviewedWorker {
  readonly first: string;
  readonly last: string;
  readonly job: string;
  /** The hours of an approved week. */
  readonly usual: readonly number[];
  /** The weeks that wait, oldest first; the last one is last week's. */
  readonly weeks: readonly WeekHours[];
  /** The contract's hours per week; none if absent. */
  readonly contractHours?: number;
  /** There is no approved week yet. */
  readonly isNew?: boolean;
}

const FIVE_EIGHTS = [8, 8, 8, 8, 8, 0, 0] as const;
const usualWeek: WeekHours = { days: FIVE_EIGHTS };

/** One of each case that a reviewer meets, among usual weeks. */
export const REVIEWED_WORKERS: readonly ReviewedWorker[] = [
  {
    first: 'Mei',
    last: 'Tanaka',
    job: 'QA Analyst',
    contractHours: 40,
    usual: FIVE_EIGHTS,
    weeks: [{ days: [8, 8, 8, 8, 6, 0, 0], notes: { 4: 'Left early for the safety audit.' } }],
  },
  {
    first: 'Kofi',
    last: 'Mensah',
    job: 'Field Engineer',
    contractHours: 40,
    usual: [8, 8, 8, 8, 8, 4, 0],
    weeks: [
      {
        days: [8, 10.5, 8, 8, 8, 8, 0],
        noMeal: [1],
        notes: { 5: 'Outage at the north yard, agreed with you on Friday.' },
      },
    ],
  },
  {
    first: 'Luca',
    last: 'Ferri',
    job: 'Dock Coordinator',
    contractHours: 40,
    usual: FIVE_EIGHTS,
    weeks: [
      {
        days: FIVE_EIGHTS,
        before: [8, 8, 8, 12, 8, 0, 0],
        rejectedFor: 'Thursday was a training day of eight hours.',
      },
    ],
  },
  {
    first: 'Tomás',
    last: 'Rojas',
    job: 'Network Technician',
    contractHours: 40,
    usual: FIVE_EIGHTS,
    weeks: [{ days: [0, 0, 8, 8, 8, 0, 0] }],
    isNew: true,
  },
  {
    first: 'Sofie',
    last: 'Lund',
    job: 'Fleet Scheduler',
    contractHours: 37.5,
    usual: [7.5, 7.5, 7.5, 7.5, 7.5, 0, 0],
    weeks: [{ days: [7.5, 7.5, 7.5, 7.5, 7.5, 0, 0] }, { days: [7.5, 7.5, 7.5, 7.5, 7.5, 0, 0] }],
  },
  {
    first: 'Dmitri',
    last: 'Volkov',
    job: 'Crane Operator',
    contractHours: 40,
    usual: [10, 10, 10, 10, 0, 0, 0],
    weeks: [
      {
        days: [10, 13, 10, 10, 0, 0, 6],
        noMeal: [1],
        notes: { 1: 'Late vessel, relieved at 22:00.', 6: 'Storm lashing.' },
      },
    ],
  },
  { first: 'Hana', last: 'Kim', job: 'Customs Specialist', contractHours: 40, usual: FIVE_EIGHTS, weeks: [usualWeek] },
  {
    first: 'Priya',
    last: 'Nair',
    job: 'Route Planner',
    contractHours: 40,
    usual: FIVE_EIGHTS,
    weeks: [usualWeek, usualWeek],
  },
  {
    first: 'Oluwaseun',
    last: 'Adeyemi',
    job: 'Terminal Supervisor',
    contractHours: 40,
    usual: FIVE_EIGHTS,
    weeks: [{ days: [9, 9, 9, 9, 9, 0, 0] }],
  },
  {
    first: 'Ana',
    last: 'Pereira',
    job: 'Records Assistant',
    contractHours: 20,
    usual: [4, 4, 4, 4, 4, 0, 0],
    weeks: [{ days: [4, 4, 4, 0, 0, 0, 0] }],
  },
  {
    first: 'Jack',
    last: 'Whitford',
    job: 'Forklift Driver',
    contractHours: 40,
    usual: FIVE_EIGHTS,
    weeks: [usualWeek],
  },
  { first: 'Leila', last: 'Haddad', job: 'Berth Planner', usual: FIVE_EIGHTS, weeks: [usualWeek] },
];
