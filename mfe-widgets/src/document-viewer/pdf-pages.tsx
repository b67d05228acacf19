import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type JSX, useEffect, useRef, useState } from 'react';
import { locale } from 'shared-session';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { Skeleton } from '../skeleton/index.ts';
import { DownloadLink } from './download-link.tsx';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import '../internal/texts/viewer-english.ts';

/** The most pages that are shown; a document may claim any number. */
const MOST_PAGES = 200;

export interface PdfPagesProps {
  data: Blob;
  name: string;
  /** Zoom in hundredths of the available width, or of a page's width on a desktop if more is available. */
  zoom: number;
  onFail: (error: unknown) => void;
}

/** The pages of a PDF, one below the other, each rendered while it is near the window. */
export default function PdfPages({ data, name, zoom, onFail }: PdfPagesProps): JSX.Element {
  const text = usePageText();
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const fail = useRef(onFail);
  useEffect(() => {
    let gone = false;
    const opening = openPdf(data);
    opening.document.then(
      (document) => {
        if (!gone) setPdf(document);
      },
      (error: unknown) => {
        if (!gone) fail.current(error);
      },
    );
    return () => {
      gone = true;
      opening.close();
    };
  }, [data]);
  if (pdf === undefined) return <Skeleton shape="block" height={400} label={text('LBL_LOADING')} />;
  const shown = Math.min(pdf.numPages, MOST_PAGES);
  return (
    <>
      {shown < pdf.numPages ? (
        <p className="wd-viewer-note">
          {text('MSG_PAGES_SHOWN', { shown: counted(shown), pages: counted(pdf.numPages) })}{' '}
          <DownloadLink data={data} name={name} />
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed page scrolls sideways and must be reachable by keyboard. */}
      <div className="wd-pdf" tabIndex={0}>
        {Array.from({ length: shown }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number.
            key={index}
            pdf={pdf}
            number={index + 1}
            zoom={zoom}
            label={`${name}: ${text('LBL_PAGE_OF', { page: index + 1, pages: pdf.numPages })}`}
            onSlow={onFail}
          />
        ))}
      </div>
    </>
  );
}

const counted = (pages: number): string => locale.formatNumber(pages, 0);
