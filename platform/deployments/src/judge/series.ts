const SERIES = /^(\w+)\{(.*)\} (\d+)(?: \d+)?$/;
const LABEL = /(\w+)="([^"]*)"/g;

/** One line of Prometheus' text format: a counter, its labels, what it counts. */
export interface Series {
  readonly counter: string;
  readonly labels: Readonly<Partial<Record<string, string>>>;
  readonly count: number;
}

/** The counters in a text of Prometheus' format; other lines are left out. */
export function seriesIn(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, counter, labelled = '', count] = SERIES.exec(line) ?? [];
    if (counter === undefined) return [];
    return [
      {
        counter,
        labels: Object.fromEntries([...labelled.matchAll(LABEL)].map(([, name, value]) => [name, value])),
        count: Number(count),
      },
    ];
  });
}
