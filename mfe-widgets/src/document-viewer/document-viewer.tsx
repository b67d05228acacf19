import { type ComponentType, type JSX, useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from 'shared-client/report-failure';
import { i18n, useText } from 'shared-session';
import { Button, IconButton } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLoad } from '../internal/load/index.ts';
import { viewerStyled } from '../internal/styles/viewer-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type DocumentKind, kindOf, viewerLanguage, ZOOM, zoomed } from './document-kind.ts';
import { DownloadLink } from './download-link.tsx';
import type { PdfPagesProps } from './pdf-pages.tsx';
import { checkPicture } from './picture-limit.ts';
import { isRefusedAgain, Unreadable } from './unreadable.ts';
import { TooSlow } from './within.ts';
import '../internal/texts/viewer-english.ts';

export interface DocumentViewerProps {
  /** The file's name as shown; its extension decides how it is shown. `''` means that there is no file. */
  name: string;
  /** Fetches the file (`downloadFile` of `shared-client/documents`). */
  load: (signal: AbortSignal) => Promise<Blob>;
}

/** A PDF, a text or an image, in a page (docs: document-viewer#document-viewer). */
export function DocumentViewer({ name, load }: DocumentViewerProps): JSX.Element {
  const text = usePageText();
  const own = useText();
  const kind = kindOf(name);
  const [zoom, setZoom] = useState(100);
  const loaded = useLoad(kind && name, load, 'A document could not be loaded.');
  /** A file that cannot be shown, or not in time. */
  const [broken, setBroken] = useState<{ readonly data: Blob | undefined; readonly error: unknown }>();
  const stopped = broken?.data !== undefined && broken.data === loaded.data ? broken : undefined;
  const failed = loaded.failed || stopped !== undefined;
  const data = failed ? undefined : loaded.data;

  if (name.trim() === '') return <EmptyState title={text('LBL_NO_FILE')} />;
  if (kind === undefined) return <EmptyState title={text('LBL_NO_FILE')}>{text('ERR_DOCUMENT_TYPE')}</EmptyState>;
  if (data?.size === 0) return <EmptyState title={text('LBL_NO_FILE')} />;
  const fail = (error: unknown): void => {
    reportFailure('A document could not be shown.', error);
    setBroken({ data: loaded.data, error });
  };
  return (
    <div ref={viewerStyled} className="wd-viewer" lang={viewerLanguage(i18n.language)}>
      {kind !== 'image' && !failed ? (
        <div className="wd-viewer-tools">
          <IconButton
            icon="zoom-out"
            label={text('LBL_ZOOM_OUT')}
            disabled={zoom === ZOOM.least}
            onClick={() => setZoom(zoomed(zoom, -1))}
          />
          <output>{zoom} %</output>
          <IconButton
            icon="zoom-in"
            label={text('LBL_ZOOM_IN')}
            disabled={zoom === ZOOM.most}
            onClick={() => setZoom(zoomed(zoom, 1))}
          />
        </div>
      ) : null}
      {failed ? (
        <EmptyState
          icon="error"
          title={own(reasonOf(stopped?.error))}
          action={
            <div className="wd-viewer-ways">
              {isRefusedAgain(stopped?.error) ? null : <Button onClick={loaded.retry}>{text('LBL_RETRY')}</Button>}
              {stopped?.data ? <DownloadLink data={stopped.data} name={name} /> : null}
            </div>
          }
        />
      ) : data ? (
        <Content kind={kind} data={data} name={name} zoom={zoom} onFail={fail} />
      ) : (
        <Skeleton shape="block" height={400} label={text('LBL_LOADING')} />
      )}
    </div>
  );
}

/** Only failures that another try may fix are blamed on the connection. */
function reasonOf(error: unknown): 'ERR_DOCUMENT' | 'ERR_DOCUMENT_SLOW' | 'ERR_DOCUMENT_UNREADABLE' {
  if (error instanceof Unreadable) return 'ERR_DOCUMENT_UNREADABLE';
  return error instanceof TooSlow ? 'ERR_DOCUMENT_SLOW' : 'ERR_DOCUMENT';
}

/** The viewer as a dialog, 1280 px wide and 95vh tall. An empty attachment opens nothing. */
export function DocumentViewerDialog(props: DocumentViewerProps & { open: boolean; onClose: () => void }): JSX.Element {
  return (
    <Dialog
      open={props.open && props.name.trim() !== ''}
      onClose={props.onClose}
      title={props.name}
      width={1280}
      tall
      closeOnBackdrop
    >
      <DocumentViewer name={props.name} load={props.load} />
    </Dialog>
  );
}

interface ContentProps {
  kind: DocumentKind;
  data: Blob;
  name: string;
  zoom: number;
  onFail: (error: unknown) => void;
}

function Content({ kind, data, name, zoom, onFail }: ContentProps): JSX.Element | null {
  const [Pages, setPages] = useState<ComponentType<PdfPagesProps>>();
  const [words, setWords] = useState<string>();
  const [src, setSrc] = useState<string>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let gone = false;
    const unless =
      <T,>(use: (value: T) => void) =>
      (value: T): void => {
        if (!gone) use(value);
      };
    let url: string | undefined;
    if (kind === 'pdf') {
      import('./pdf-pages.tsx').then(
        unless((module: { default: ComponentType<PdfPagesProps> }) => setPages(() => module.default)),
        unless((error: unknown) => fail(error)),
      );
    } else if (kind === 'text')
      data.text().then(
        unless(setWords),
        unless((error: unknown) => fail(error)),
      );
    else
      checkPicture(data).then(
        unless(() => {
          url = URL.createObjectURL(data);
          setSrc(url);
        }),
        unless((error: unknown) => fail(error)),
      );
    return () => {
      gone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [kind, data]);
  if (kind === 'pdf') return Pages === undefined ? null : <Pages data={data} name={name} zoom={zoom} onFail={onFail} />;
  if (kind === 'text') {
    return (
      <pre className="wd-viewer-text" style={{ fontSize: `calc(var(--rem) * ${(0.875 * zoom) / 100})` }}>
        {words}
      </pre>
    );
  }
  return src === undefined ? null : (
    <img src={src} alt={name} onError={() => onFail(new Unreadable('The image cannot be read.'))} />
  );
}
