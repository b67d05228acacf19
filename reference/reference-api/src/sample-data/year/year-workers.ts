/** A worker with a year of timecards. */
export interface YearWorker {
  readonly first: string;
  readonly last: string;
  readonly userName: string;
  readonly job: string;
  readonly supplier: string;
  readonly costCentres: readonly string[];
  /** Its manager has left, and this person decides, days after the due date. */
  readonly lateApprover?: string;
  /** Days after the end of a period until the worker submits. */
  readonly submitsAfter: number;
  /** Long days in the busy season, as overtime. */
  readonly hasOvertime: boolean;
  /** The last week is saved, and one before it is missing. */
  readonly isBehind?: boolean;
  /** The engagement has a project that takes more than its budget. */
  readonly hasProject?: boolean;
  /** One timecard in so many weeks was sent back first. */
  readonly sentBackEvery?: number;
  /** Expense reports every month. */
  readonly hasExpenses?: boolean;
  /** They are of flights, not of trains. */
  readonly flies?: boolean;
}

const NORTHGATE = 'Northgate Staffing';
const SOUTHGATE = 'Southgate Staffing';
const [YARD, QUAY, RAIL] = ['CC-00012 Yard', 'CC-00027 North quay', 'CC-00031 Rail'] as const;

/** Why timecards were sent back, the usual reason first. */
export const SENT_BACK_FOR = [
  'Please place these hours on the cost centre of the rail yard.',
  'Thursday’s overtime was not agreed.',
  'These are the hours of the week before.',
] as const;

export const YEAR_WORKERS: readonly YearWorker[] = [
  {
    ...{ first: 'Imani', last: 'Brooks', userName: 'worker-year', job: 'Yard Planner' },
    ...{
      supplier: NORTHGATE,
      costCentres: [YARD, RAIL],
      submitsAfter: 0,
      hasOvertime: true,
      isBehind: true,
      hasExpenses: true,
    },
  },
  {
    ...{ first: 'Marco', last: 'Silva', userName: 'worker-marco-silva', job: 'Dock Lead' },
    ...{ supplier: NORTHGATE, costCentres: [QUAY], submitsAfter: 0, hasOvertime: true, sentBackEvery: 9 },
  },
  {
    ...{ first: 'Ingrid', last: 'Berg', userName: 'worker-ingrid-berg', job: 'Automation Engineer' },
    ...{
      supplier: SOUTHGATE,
      costCentres: [YARD, QUAY],
      submitsAfter: 1,
      hasOvertime: false,
      hasProject: true,
      hasExpenses: true,
      flies: true,
    },
  },
  {
    ...{ first: 'Tunde', last: 'Bakare', userName: 'worker-tunde-bakare', job: 'Night Dispatcher' },
    ...{ supplier: SOUTHGATE, costCentres: [RAIL], submitsAfter: 3, hasOvertime: true, sentBackEvery: 6 },
  },
  {
    ...{ first: 'Rosa', last: 'Almeida', userName: 'worker-rosa-almeida', job: 'Yard Planner' },
    ...{
      supplier: NORTHGATE,
      costCentres: [YARD],
      submitsAfter: 0,
      hasOvertime: false,
      lateApprover: 'Helena Lindqvist',
    },
  },
];
