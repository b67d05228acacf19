import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type JSX, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { PageDrawing } from './page-drawing.tsx';
import { shareOfWidth } from './page-scale.ts';
import { useNear } from './use-near.ts';
import { PAGE_MS, TooSlow, within } from './within.ts';
import '../internal/texts/viewer-english.ts';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  zoom: number;
  label: string;
  /** Called if the page takes too long, because the worker hangs. */
  onSlow: (error: TooSlow) => void;
}

/** A page, rendered while it is near the window, so that a long document needs no more memory than a short one. Its place is reserved. */
export function PdfPage({ pdf, number, zoom, label, onSlow }: PdfPageProps): JSX.Element {
  const text = usePageText();
  const figure = useRef<HTMLElement>(null);
  const near = useNear(figure);
  const [page, setPage] = useState<PDFPageProxy>();
  const [broken, setBroken] = useState(false);
  const fail = (error: unknown): void => {
    if (error instanceof TooSlow) onSlow(error);
    else {
      console.error(`Page ${number} could not be drawn.`, error);
      setBroken(true);
    }
  };
  const failed = useEffectEvent(fail);
  useEffect(() => {
    if (!near) return undefined;
    let gone = false;
    within(pdf.getPage(number), PAGE_MS, `Page ${number}`).then(
      (found) => {
        if (!gone) setPage(found);
      },
      (error: unknown) => {
        if (!gone) failed(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [pdf, number, near]);
  const plain = page?.getViewport({ scale: 1 });
  const share = plain ? shareOfWidth(plain) : 1;
  return (
    <figure
      ref={figure}
      style={{
        width: `calc(min(100%, var(--rem) * 55) * ${(zoom / 100) * share})`,
        ...(plain ? { minHeight: 0, aspectRatio: `${plain.width} / ${plain.height}` } : {}),
      }}
    >
      {broken ? <p role="alert">{text('ERR_PAGE')}</p> : null}
      {near && page && !broken ? <PageDrawing page={page} zoom={zoom} label={label} onFail={fail} /> : null}
    </figure>
  );
}
