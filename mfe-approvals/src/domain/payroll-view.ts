/** What the payroll page shows. It is in the URL. */
export interface PayrollView {
  /** Null for the reader's only company, or the first one. */
  readonly clientId: number | null;
  /** The days in which periods of the next batch end, both included. */
  readonly from: string;
  readonly until: string;
}

/** A date so many days after another. */
const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The last week, Monday to Sunday, that was over before a day. */
function lastWeek(today: string): { readonly from: string; readonly until: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const until = daysAfter(today, -weekday);
  return { from: daysAfter(until, -6), until };
}

/** Reads the view of a URL's query; without days, that of the last week. */
export function readPayrollView(search: string, today: string): PayrollView {
  const query = new URLSearchParams(search);
  const [client, from, until] = ['client', 'from', 'until'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  return {
    clientId: /^\d{1,9}$/.test(client) ? Number(client) : null,
    ...(isDate(from) && isDate(until) ? { from, until } : lastWeek(today)),
  };
}

export const payrollPath = ({ clientId, from, until }: PayrollView): string =>
  `/payroll?${new URLSearchParams({ ...(clientId === null ? {} : { client: String(clientId) }), from, until })}`;

/** The list of the timecards of some days that are not decided, which one that was refused is: of a company, if there are several. */
export function openPath(
  { from, until }: Omit<PayrollView, 'clientId'>,
  company: { readonly clientId: number; readonly name: string } | null,
): string {
  const query = new URLSearchParams({
    'f.type': 'TIME~TIME',
    'f.status': ['Saved', 'Pending', 'SENT_BACK'].map((status) => `${status}~${status}`).join(','),
    'f.period': `from~${from},to~${until}`,
  });
  // The separators of a filter in a name are encoded twice.
  if (company) query.set('f.company', `${company.clientId}~${encodeURIComponent(company.name).replaceAll('~', '%7E')}`);
  return `/worker/time-expense?${query}`;
}
