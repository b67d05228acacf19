import type { PDFPageProxy, RenderTask, TextLayer } from 'pdfjs-dist';
import { type JSX, useEffect, useEffectEvent, useRef } from 'react';
import { library } from './open-pdf.ts';
import { drawnScale } from './page-scale.ts';
import { PAGE_MS, within } from './within.ts';

interface PageDrawingProps {
  page: PDFPageProxy;
  zoom: number;
  label: string;
  onFail: (error: unknown) => void;
}

/** A page as a picture with its text on top, invisible, to be read out, searched, selected and copied. */
export function PageDrawing({ page, zoom, label, onFail }: PageDrawingProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFail);
  // biome-ignore lint/correctness/useExhaustiveDependencies(zoom): a page is drawn again at its new size.
  useEffect(() => {
    const element = canvas.current;
    const words = layer.current;
    if (element === null || words === null) return undefined;
    let gone = false;
    let drawing: RenderTask | undefined;
    let writing: TextLayer | undefined;
    const draw = async (): Promise<void> => {
      const { TextLayer } = await library();
      if (gone) return;
      const plain = page.getViewport({ scale: 1 });
      const seen = page.getViewport({ scale: (element.parentElement?.clientWidth || plain.width) / plain.width });
      const drawn = page.getViewport({ scale: drawnScale(plain, seen.scale, window.devicePixelRatio || 1) });
      element.width = Math.max(1, drawn.width);
      element.height = Math.max(1, drawn.height);
      drawing = page.render({ canvas: element, viewport: drawn });
      await drawing.promise;
      if (gone) return;
      words.replaceChildren();
      words.style.setProperty('--total-scale-factor', String(seen.scale));
      writing = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport: seen });
      await writing.render();
    };
    within(draw(), PAGE_MS, `Drawing page ${page.pageNumber}`).catch((error: unknown) => {
      if (!gone) fail(error);
    });
    return () => {
      gone = true;
      drawing?.cancel();
      writing?.cancel();
      // Frees the memory at once, not at the next garbage collection.
      element.width = 0;
    };
  }, [page, zoom]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} />
      <div ref={layer} className="wd-pdf-text" />
    </>
  );
}
