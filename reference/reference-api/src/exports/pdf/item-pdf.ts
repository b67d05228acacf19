import type { Readable } from 'node:stream';
import { withoutHidden } from '../../access/may.ts';
import { readGeneralInfo } from '../../billing/read/general-info.ts';
import { readDays, readItem } from '../../billing/read/read-item.ts';
import { readableFile } from '../../documents/readable-file.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { zoneOf } from '../jobs/owner.ts';
import type { SheetFile } from './draw-sheet.ts';
import { figuresOf } from './figures.ts';
import { sheetOfItem } from './sheet-of-item.ts';

/** The most bytes of files that go into a PDF. Further files are named only. */
const FILES = 25 * 1024 * 1024;

/** An item as a PDF for its reader. @throws HttpProblem 404 for one that they may not see */
export async function itemPdf(
  services: Services,
  user: SignedInUser,
  id: number,
  locale: LocaleName,
): Promise<{ readonly name: string; readonly content: Readable }> {
  const { db } = services;
  const item = withoutHidden(await readItem(db, user, id), user);
  const info = withoutHidden(await readGeneralInfo(db, user, id), user);
  const days = withoutHidden(await readDays(db, id), user);
  const files = await filesOf(services, user, item.attachments);
  const text = (label: string, values?: Readonly<Record<string, string>>) => fillText(locale, label, values);
  const fileNames = item.attachments.map(({ fileName }) => fileName ?? '');
  const figures = figuresOf(locale, await zoneOf(db, user.userId));
  const sheet = sheetOfItem({ info, days, lines: item.lines, fileNames }, text, figures);
  // Drawing takes a library that no other call needs.
  const { drawSheet } = await import('./draw-sheet.ts');
  const pageOf = (page: number, pages: number) => text('LBL_PAGE_OF', { page: String(page), pages: String(pages) });
  const content = await drawSheet(sheet, { locale, files, pageOf });
  return { name: `${sheet.title}.pdf`, content: content as unknown as Readable };
}

/** The attached files that the reader may read, as long as they fit. */
async function filesOf(
  { db, contents }: Services,
  user: SignedInUser,
  attachments: readonly { readonly attachmentKey: string }[],
): Promise<SheetFile[]> {
  const files: SheetFile[] = [];
  let left = FILES;
  for (const { attachmentKey } of attachments) {
    const file = await readableFile(db, user, attachmentKey);
    const content = file && (await contents.read(attachmentKey));
    if (!file || !content || content.length > left) continue;
    left -= content.length;
    files.push({ name: file.fileName, mediaType: file.mediaType, content: Buffer.from(content) });
  }
  return files;
}
