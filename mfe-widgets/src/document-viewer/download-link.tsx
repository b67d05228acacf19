import { type JSX, useMemo } from 'react';
import { ButtonLink } from '../button/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A link that saves a file that is here already. */
export function DownloadLink({ data, name }: { data: Blob; name: string }): JSX.Element | null {
  const text = usePageText();
  // Opened in a tab of its own it is saved as well: it is nothing that a browser shows under the page's origin.
  const file = useMemo(() => new Blob([data], { type: 'application/octet-stream' }), [data]);
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  return (
    <ButtonLink href={url} download={name} icon="download">
      {text('LBL_DOWNLOAD')}
    </ButtonLink>
  );
}
