import type { PDFDocumentProxy, RenderTask, TextLayer } from 'pdfjs-dist';
import { type JSX, useEffect, useRef, useState } from 'react';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { Skeleton } from '../skeleton/index.ts';
import { startPdfWorker } from './pdf-worker.ts';

export interface PdfPagesProps {
  data: Blob;
  name: string;
  /** Hundredths of the width there is, and of a page's on a desk where there is more. */
  zoom: number;
  onFail: (error: unknown) => void;
}

/** The library, 100 kB and a worker of 300 kB (brotli), fetched when the first PDF is opened. */
const library = () => import('pdfjs-dist');

async function openPdf(data: Blob): Promise<PDFDocumentProxy> {
  const pdfjs = await library();
  pdfjs.GlobalWorkerOptions.workerPort ??= startPdfWorker();
  return pdfjs.getDocument({ data: await data.arrayBuffer(), enableXfa: false }).promise;
}

/** The pages of a PDF, one below the other, each drawn when it comes near the window. */
export default function PdfPages({ data, name, zoom, onFail }: PdfPagesProps): JSX.Element {
  const text = usePageText();
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed page scrolls sideways and must be reachable by keyboard.
    <div className="wd-pdf" tabIndex={0}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number.
          key={index}
          pdf={pdf}
          number={index + 1}
          zoom={zoom}
          label={`${name}: ${text('LBL_PAGE_OF', { page: index + 1, pages: pdf.numPages })}`}
        />
      ))}
    </div>
  );
}

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  zoom: number;
  label: string;
}

/** A page as a picture, and over it its text, unseen, to be read out, searched, selected and copied. */
function PdfPage({ pdf, number, zoom, label }: PdfPageProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(zoom): a page is drawn again in its new size.
  useEffect(() => {
    const element = canvas.current;
    const words = layer.current;
    if (element === null || words === null) return undefined;
    let gone = false;
    let drawing: RenderTask | undefined;
    let writing: TextLayer | undefined;
    const draw = async (): Promise<void> => {
      const [page, { TextLayer }] = await Promise.all([pdf.getPage(number), library()]);
      if (gone) return;
      const plain = page.getViewport({ scale: 1 });
      const width = element.parentElement?.clientWidth ?? plain.width;
      const seen = page.getViewport({ scale: width / plain.width });
      const drawn = page.getViewport({ scale: seen.scale * (window.devicePixelRatio || 1) });
      element.width = drawn.width;
      element.height = drawn.height;
      drawing = page.render({ canvas: element, viewport: drawn });
      await drawing.promise;
      if (gone) return;
      words.replaceChildren();
      words.style.setProperty('--total-scale-factor', String(seen.scale));
      writing = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport: seen });
      await writing.render();
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
      drawing?.cancel();
      writing?.cancel();
    };
  }, [pdf, number, zoom]);
  return (
    <figure style={{ width: `calc(min(100%, var(--rem) * 55) * ${zoom / 100})` }}>
      <canvas ref={canvas} role="img" aria-label={label} />
      <div ref={layer} className="wd-pdf-text" />
    </figure>
  );
}
