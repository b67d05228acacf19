import { type JSX, useMemo } from 'react';
import { ButtonLink } from '../button/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { useObjectUrl } from './use-object-url.ts';
import '../internal/texts/viewer-english.ts';

/** A link that saves a file that is already in memory. */
export function DownloadLink({ data, name }: { data: Blob; name: string }): JSX.Element | null {
  const text = usePageText();
  // A link opened in a new tab saves the file as well: this type is never shown under the page's origin.
  const file = useMemo(() => new Blob([data], { type: 'application/octet-stream' }), [data]);
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  return (
    <ButtonLink href={url} download={name} icon="download">
      {text('LBL_DOWNLOAD')}
    </ButtonLink>
  );
}
