import { Button, IconButton } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useCallback, useEffect, useState } from 'react';
import { downloadFile, fileAddress } from 'shared-client/documents';
import { useText } from 'shared-session';
import { LoadFailed, LoadingCards } from '../host/load-states.tsx';
import { useCall } from '../host/use-call.ts';

/** Text viewer zoom goes from 0.7 to 1.3 in steps of 0.02 (document 001, section 2); counted in hundredths. */
const ZOOM = { least: 70, most: 130, step: 2 } as const;

/** The document viewer as a page: PDF, text or image; only PDF, TXT and JPG. */
export function DocumentViewerPage({ search }: { search: string }) {
  const t = useText();
  const query = new URLSearchParams(search);
  const attName = query.get('fileAttachmentName') ?? '';
  const name = query.get('fileDisplayName') ?? attName;
  const context = query.get('context') ?? undefined;
  const tk = query.get('tk') ?? undefined;
  if (attName === '' || attName === 'null') return <EmptyState title={t('MSG_NO_FILE')} />;
  return <Viewer attName={attName} name={name} context={context} tk={tk} />;
}

function Viewer({
  attName,
  name,
  context,
  tk,
}: {
  attName: string;
  name: string;
  context: string | undefined;
  tk: string | undefined;
}) {
  const t = useText();
  const kind = kindOf(name || attName);
  const { data, error, reload } = useCall(
    useCallback(
      (signal: AbortSignal) => (kind ? downloadFile({ attName, context, tk }, { signal }) : Promise.resolve(null)),
      [attName, context, tk, kind],
    ),
  );
  const [text, setText] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [zoom, setZoom] = useState(100);
  useEffect(() => {
    if (!data) return;
    if (kind === 'text') {
      void data.text().then(setText);
      return;
    }
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data, kind]);
  return (
    <div className="tc-page tc-viewer">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{name}</h1>
        </div>
        <div className="tc-title-tools">
          {kind === 'text' ? (
            <>
              <IconButton
                icon="zoom-out"
                label={t('LBL_ZOOM_OUT')}
                disabled={zoom <= ZOOM.least}
                onClick={() => setZoom(zoom - ZOOM.step)}
              />
              <span>{zoom} %</span>
              <IconButton
                icon="zoom-in"
                label={t('LBL_ZOOM_IN')}
                disabled={zoom >= ZOOM.most}
                onClick={() => setZoom(zoom + ZOOM.step)}
              />
            </>
          ) : null}
          <a className="tc-link" href={fileAddress({ attName, context, tk }, { displayName: name })}>
            {t('LBL_DOWNLOAD')}
          </a>
        </div>
      </header>
      {error ? <LoadFailed error={error} onRetry={reload} /> : null}
      {kind === null ? <EmptyState title={t('MSG_NO_FILE')}>{t('MSG_VIEWER_TYPES')}</EmptyState> : null}
      {kind && !data && !error ? <LoadingCards count={1} /> : null}
      {kind === 'text' && text !== null ? (
        <pre className="tc-card tc-text" style={{ zoom: zoom / 100 }}>
          {text}
        </pre>
      ) : null}
      {kind === 'image' && address ? <img className="tc-card" src={address} alt={name} /> : null}
      {kind === 'pdf' && address ? (
        <div className="tc-card tc-pad">
          <Button
            icon="external"
            onClick={() =>
              window.open(
                fileAddress({ attName, context, tk }, { inline: true, displayName: name }),
                '_blank',
                'noopener',
              )
            }
          >
            {name}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What can be shown: PDF, TXT, JPG. */
function kindOf(name: string): 'pdf' | 'text' | 'image' | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'pdf') return 'pdf';
  if (extension === 'txt') return 'text';
  return extension === 'jpg' || extension === 'jpeg' ? 'image' : null;
}
