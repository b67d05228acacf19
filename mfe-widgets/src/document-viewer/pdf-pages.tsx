import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useWidgetText } from '../internal/texts/index.ts';
import { Skeleton } from '../skeleton/index.ts';

export interface PdfPagesProps {
  data: Blob;
  name: string;
  onFail: (error: unknown) => void;
}

/** The library, 100 kB and a worker of 300 kB (brotli), fetched when the first PDF is opened. */
async function openPdf(data: Blob): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc ||= new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  return pdfjs.getDocument({ data: await data.arrayBuffer(), enableXfa: false }).promise;
}

/** The pages of a PDF, one below the other, each drawn when it comes near the window. */
export default function PdfPages({ data, name, onFail }: PdfPagesProps): JSX.Element {
  const text = useWidgetText();
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const fail = useRef(onFail);
  useEffect(() => {
    let gone = false;
    let opened: PDFDocumentProxy | undefined;
    openPdf(data).then(
      (document) => {
        opened = document;
        if (gone) void document.loadingTask.destroy();
        else setPdf(document);
      },
      (error: unknown) => {
        if (!gone) fail.current(error);
      },
    );
    return () => {
      gone = true;
      void opened?.loadingTask.destroy();
    };
  }, [data]);
  if (pdf === undefined) return <Skeleton shape="block" height={400} label={text('LBL_LOADING')} />;
  return (
    <div className="wd-pdf">
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage
          key={index}
          pdf={pdf}
          number={index + 1}
          label={`${name}: ${text('LBL_PAGE_OF', { page: index + 1, pages: pdf.numPages })}`}
        />
      ))}
    </div>
  );
}

function PdfPage({ pdf, number, label }: { pdf: PDFDocumentProxy; number: number; label: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [content, setContent] = useState('');
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let gone = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      if (gone) return;
      const plain = page.getViewport({ scale: 1 });
      const density = window.devicePixelRatio || 1;
      const scale = (Math.min(element.parentElement?.clientWidth ?? plain.width, 1100) / plain.width) * density;
      const viewport = page.getViewport({ scale });
      element.width = viewport.width;
      element.height = viewport.height;
      await page.render({ canvas: element, viewport }).promise;
      // The text of the page for those who do not see it.
      const { items } = await page.getTextContent();
      if (!gone) setContent(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        draw().catch((error: unknown) => {
          if (!gone) console.error(`Page ${number} could not be drawn.`, error);
        });
      },
      { rootMargin: '100%' },
    );
    watch.observe(element);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [pdf, number]);
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={label} />
      <figcaption className="wd-hidden">{content}</figcaption>
    </figure>
  );
}
