/** What a place says about an item, as far as it says it: of a timecard hours, days and units, of anything else an amount. */
export interface Told {
  readonly place: string;
  readonly hours?: number | undefined;
  readonly days?: number | undefined;
  readonly units?: number | undefined;
  /** In the item's currency. */
  readonly amount?: number | undefined;
}

/** By how much two places may differ: hours by half a minute, because they are rounded to two decimals, an amount by less than a cent. */
const MAY_DIFFER = { hours: 0.5 / 60, days: 0.001, units: 0.001, amount: 0.005 } as const;

/** A sentence for each figure that a place says otherwise than the first one that says it. */
export function differing(told: readonly Told[]): string[] {
  const kinds = Object.keys(MAY_DIFFER) as (keyof typeof MAY_DIFFER)[];
  return kinds.flatMap((kind) => {
    const said = told.filter((one) => one[kind] !== undefined);
    const [first] = said;
    return said
      .filter((one) => !(Math.abs((one[kind] as number) - (first?.[kind] as number)) < MAY_DIFFER[kind]))
      .map((one) => `${kind}: ${first?.place} says ${first?.[kind]}, ${one.place} says ${one[kind]}`);
  });
}

/** An item as a call returns it. */
export interface ReturnedItem {
  readonly billingItemId: number;
  readonly type: string;
  readonly hoursWorked?: number | null;
  readonly daysWorked?: number | null;
  readonly unitsWorked?: number | null;
  readonly amount?: number | null;
  readonly expenseAmount?: number | null;
  readonly adjustmentAmount?: number | null;
  readonly milestoneAmount?: number | null;
  readonly materialAmount?: number | null;
  readonly positionAmount?: number | null;
}

/** What a call says. A project's amount is the sum of its parts. */
export function toldByItem(place: string, item: ReturnedItem): Told {
  if (item.type === 'TIME')
    return {
      place,
      hours: item.hoursWorked ?? undefined,
      days: item.daysWorked ?? undefined,
      units: item.unitsWorked ?? undefined,
    };
  const parts = [item.milestoneAmount, item.materialAmount, item.positionAmount].filter((one) => one != null);
  const project = parts.length > 0 ? parts.reduce((sum, one) => sum + one, 0) : undefined;
  return { place, amount: item.amount ?? item.expenseAmount ?? item.adjustmentAmount ?? project };
}

/** What the row of an item says in the rows of a file, the headings first, in English. A file without the item says nothing of it. */
export function toldByRows(place: string, rows: readonly (readonly unknown[])[], id: number): Told {
  const [headings = [], ...items] = rows;
  const row = items.find((one) => Number(one[headings.indexOf('Number')]) === id);
  const cell = (heading: string) => {
    const value = row?.[headings.indexOf(heading)] ?? '';
    return value === '' ? undefined : Number(value);
  };
  return { place, hours: cell('Hours'), days: cell('Days'), units: cell('Units'), amount: cell('Amount') };
}

/** What the total of an item's sheet says, in English. Its column says what it counts. */
export function toldByPdf(place: string, text: string, type: string): Told {
  const total = numberIn([...text.matchAll(/Total\s+(-?[^\s\d-]?[\d,]+(?:\.\d+)?)/g)].at(-1)?.[1]);
  if (type !== 'TIME') return { place, amount: total };
  const counted = /Notes\s+(Hours|Days|Units)/.exec(text)?.[1] ?? 'Hours';
  return { place, [counted.toLowerCase()]: total };
}

/** What the text of a page says, in English: the last hours and the last amount in it. */
export function toldByText(place: string, text: string): Told {
  const hours = [...text.matchAll(/(-?[\d,]+(?:\.\d+)?)\s?h\b/g)].at(-1)?.[1];
  const amount = [...text.matchAll(/-?[$£€][\d,]+(?:\.\d+)?/g)].at(-1)?.[0];
  return { place, hours: numberIn(hours), amount: numberIn(amount) };
}

function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const figure = Number(text.replaceAll(/[^\d.-]/g, ''));
  return Number.isFinite(figure) ? figure : undefined;
}
