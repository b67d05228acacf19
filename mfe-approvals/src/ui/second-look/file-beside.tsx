import { useQuery } from '@tanstack/react-query';
import { IconButton } from 'mfe_widgets/button';
import { fileUrl } from 'shared-client/documents';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { secondLookQuery } from '../../state/second-look-query.ts';
import { isShown } from './attached-files.tsx';
import { FileView } from './file-view.tsx';
import { lookStyled } from './look-styled.ts';
import type { ShownFile } from './second-look.tsx';

interface FileBesideProps extends ShownFile {
  readonly item: { readonly billingItemId: number; readonly version: number };
  readonly onBehalfOf: number | null;
}

/**
 * The file of the current item in place of the list, beside its hours. The next item shows its own first file; an item without one shows
 * the list again.
 */
export function FileBeside({ item, onBehalfOf, shownKey, onShow }: FileBesideProps) {
  const t = useText();
  const { data } = useQuery(secondLookQuery({ ...item, onBehalfOf }));
  const files = data?.attachments.filter(isShown) ?? [];
  const file = files.find(({ attachmentKey }) => attachmentKey === shownKey) ?? files[0];
  if (!file) return null;
  const { fileName, attachmentKey } = file;
  return (
    <section ref={lookStyled} className="ap-look-beside" aria-label={fileName}>
      <header>
        <h2>{fileName}</h2>
        <a
          className="ap-look-link"
          href={fileUrl({ attName: attachmentKey }, { displayName: fileName })}
          download={fileName}
        >
          {t('LBL_AP_DOWNLOAD')}
        </a>
        <IconButton
          icon="close"
          label={t('LBL_CLOSE')}
          onClick={({ currentTarget }) =>
            focusAfter(
              currentTarget,
              () => onShow(null),
              (scope) => scope.querySelector<HTMLElement>('.ap-look-files button'),
            )
          }
        />
      </header>
      <div>
        <FileView {...file} />
      </div>
    </section>
  );
}
