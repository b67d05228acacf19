import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type Attachment, AttachmentUploader, type Upload } from './index.ts';

const meta: Meta<typeof AttachmentUploader> = { title: 'Files/AttachmentUploader', component: AttachmentUploader };
export default meta;

/** Shows every state: `refused…` is rejected with the server's text, `broken…` fails, anything else succeeds. */
const upload: Upload = async (file, { name, onProgress, signal }) => {
  for (let step = 1; step <= 5; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    signal.throwIfAborted();
    onProgress(step / 5);
  }
  if (file.name.startsWith('broken')) throw new Error('The connection was lost.');
  return file.name.startsWith('refused')
    ? { fileName: name, attachmentKey: '', error: 'The file is infected.' }
    : { fileName: name, attachmentKey: `key-${name}` };
};

export const Uploads: StoryObj = {
  render: function Uploads() {
    const [attachments, setAttachments] = useState<readonly Attachment[]>([
      { fileName: 'timesheet-november.pdf', attachmentKey: 'a' },
      { fileName: 'gate-log.xlsx', attachmentKey: 'b' },
    ]);
    return (
      <div className="wd:max-w-160">
        <AttachmentUploader
          attachments={attachments}
          upload={upload}
          onAttach={(attachment) => setAttachments((all) => [...all, attachment])}
          onRemove={(attachment) =>
            setAttachments((all) => all.filter((other) => other.attachmentKey !== attachment.attachmentKey))
          }
        />
      </div>
    );
  },
};

export const ReadOnly: StoryObj = {
  render: () => (
    <AttachmentUploader
      readOnly
      attachments={[{ fileName: 'timesheet-november.pdf', attachmentKey: 'a' }]}
      upload={upload}
      onAttach={() => {}}
      onRemove={() => {}}
    />
  ),
};
