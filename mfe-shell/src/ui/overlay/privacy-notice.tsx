import { Button } from 'mfe_widgets/button';
import type { DocumentViewerProps } from 'mfe_widgets/document-viewer';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type ComponentType, type JSX, useCallback, useEffect, useState } from 'react';
import { useText } from 'shared-session';
import type { PrivacyNoticeLocale } from '../../domain/privacy-notice.ts';
import { PRIVACY_NOTICES } from '../../privacy-notices/privacy-notices.ts';

type Viewer = ComponentType<DocumentViewerProps>;

/** A notice's pages. The viewer is loaded on demand. If it fails to load, the file is still linked. */
export function PrivacyNotice({ notice }: { readonly notice: PrivacyNoticeLocale }): JSX.Element {
  const t = useText();
  const { Viewer, hasFailed, retry } = useViewer();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetch(PRIVACY_NOTICES[notice], { signal });
      if (!response.ok) throw new Error(`The privacy notice of ${notice} responded with ${response.status}.`);
      return response.blob();
    },
    [notice],
  );
  if (Viewer) return <Viewer key={notice} name={`privacy-notice-${notice}.pdf`} load={load} />;
  if (!hasFailed) return <Skeleton shape="block" height={400} label={t('LBL_READ_PRIVACY_NOTICE')} />;
  return (
    <div
      role="alert"
      className="sh:flex sh:flex-col sh:items-start sh:gap-3 sh:rounded-panel sh:border sh:border-line sh:p-4"
    >
      <p>{t('LBL_PART_FAILED')}</p>
      <Button onClick={retry}>{t('LBL_TRY_AGAIN')}</Button>
    </div>
  );
}

function useViewer() {
  const [Viewer, setViewer] = useState<Viewer>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    let isGone = false;
    import('mfe_widgets/document-viewer').then(
      ({ DocumentViewer }) => {
        if (!isGone) setViewer(() => DocumentViewer);
      },
      (error: unknown) => {
        console.error('The document viewer could not be fetched.', error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Viewer, hasFailed, retry };
}
