import { Button } from 'mfe_widgets/button';
import { fileUrl } from 'shared-client/documents';
import type { Attachment } from 'shared-client/schema/billing';

/** Whether the viewer shows a file. */
export const isShown = ({ fileName }: Attachment): boolean => /\.(pdf|txt|jpe?g)$/i.test(fileName);

interface AttachedFilesProps {
  readonly files: readonly Attachment[];
  /** The key of the file that is shown. */
  readonly shownKey: string | null;
  /** Shows a file, or none. */
  readonly onShow: (key: string | null) => void;
}

/** The files of an item: buttons that show them, and links to those that the viewer cannot show. */
export function AttachedFiles({ files, shownKey, onShow }: AttachedFilesProps) {
  return (
    <ul className="ap-look-files">
      {files.map((file) => {
        const { attachmentKey: key, fileName } = file;
        return (
          <li key={key}>
            {isShown(file) ? (
              <Button
                size="small"
                icon="paperclip"
                aria-pressed={key === shownKey}
                onClick={() => onShow(key === shownKey ? null : key)}
              >
                {fileName}
              </Button>
            ) : (
              <a
                className="ap-look-link"
                href={fileUrl({ attName: key }, { displayName: fileName })}
                download={fileName}
              >
                {fileName}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
