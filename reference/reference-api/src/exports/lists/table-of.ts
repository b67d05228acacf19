import { withoutHidden } from '../../access/may.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import type { Table } from '../table.ts';
import type { ExportedList, Reading } from './reading.ts';

/**
 * A list as a table in a locale. Each row is what the list's call returns to this reader, without the amounts that are hidden from them.
 *
 * @param onPage called with the number of rows after each page
 */
export function tableOf(
  list: ExportedList<unknown>,
  reading: Reading,
  { locale, timeZone }: { readonly locale: LocaleName; readonly timeZone: string },
  onPage: (rows: number) => Promise<void> = async () => {},
): Table {
  const text = (label: string) => fillText(locale, label);
  async function* pages() {
    for await (const page of list.pages(reading)) {
      yield page.map((row) => {
        const shown = withoutHidden(row, reading.user);
        return list.columns.map(({ of }) => of(shown, text));
      });
      await onPage(page.length);
    }
  }
  return {
    title: text(list.title),
    columns: list.columns.map(({ label, kind, width }) => ({ heading: text(label), kind, width })),
    pages: pages(),
    locale,
    timeZone,
  };
}
