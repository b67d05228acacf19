/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  type Attachment,
  AttachmentUploader,
  type AttachmentUploaderProps,
  type Upload,
  type Uploaded,
} from './index.ts';

/** Uploads that wait for the test to respond. */
class Uploads {
  readonly running: {
    name: string;
    onProgress: (fraction: number) => void;
    signal: AbortSignal;
    respond: (with_: Uploaded) => void;
    fail: (status?: number) => void;
  }[] = [];

  readonly upload: Upload = (_, { name, onProgress, signal }) =>
    new Promise((resolve, reject) => {
      this.running.push({
        name,
        onProgress,
        signal,
        respond: resolve,
        fail: (status) => reject(Object.assign(new Error('failed'), { status })),
      });
    });
}

function Uploader({ first = [], ...props }: Partial<AttachmentUploaderProps> & { first?: readonly Attachment[] }) {
  const [attachments, setAttachments] = useState(first);
  return (
    <AttachmentUploader
      upload={new Uploads().upload}
      {...props}
      attachments={attachments}
      onAttach={(attachment) => setAttachments((all) => [...all, attachment])}
      onRemove={(removed) => setAttachments((all) => all.filter((one) => one !== removed))}
    />
  );
}

const choose = (...names: string[]) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: names.map((name) => new File(['text'], name)) },
    });
  });
const bars = () => screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));

test('queued, in progress with its percent, being checked, refused with the server’s text, failed with a retry, done (docs: attachments#attachment-uploader, attachments#upload-states, attachments#upload-failure, widgets#widget-uploads)', async () => {
  const uploads = new Uploads();
  render(<Uploader upload={uploads.upload} />);
  await choose('a.pdf', 'b.pdf', 'c.pdf');
  // Two are uploaded at once.
  expect(bars()).toEqual(['Uploading a.pdf, 0 %', 'Uploading b.pdf, 0 %', 'c.pdf: Waiting']);
  await act(async () => uploads.running[0]?.onProgress(0.4));
  expect(bars()[0]).toBe('Uploading a.pdf, 40 %');
  // All of it has arrived: the server looks into it.
  await act(async () => uploads.running[0]?.onProgress(1));
  expect([bars(), screen.getByRole('status').textContent]).toEqual([
    ['Uploading b.pdf, 0 %', 'c.pdf: Waiting'],
    'Being checked',
  ]);
  await act(async () =>
    uploads.running[0]?.respond({ fileName: '', attachmentKey: '', error: 'The file is infected.', final: true }),
  );
  expect(screen.getByRole('alert').textContent).toBe('The file is infected.');
  await act(async () => uploads.running[1]?.respond({ fileName: 'b.pdf', attachmentKey: 'k' }));
  expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toBeTruthy();
  // A rejected file would be rejected again; a failed one may succeed.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(async () => uploads.running[2]?.fail());
  expect(screen.getAllByRole('alert')[1]?.textContent).toContain('This file c.pdf could not be uploaded.');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(bars()).toEqual(['Uploading c.pdf, 0 %']);
});

test('how many files are on their way is known, so that a save can wait for them', async () => {
  const uploads = new Uploads();
  const counts: number[] = [];
  render(<Uploader upload={uploads.upload} onWaiting={(count) => counts.push(count)} />);
  await choose('a.pdf', 'b.pdf');
  await act(async () => uploads.running[0]?.respond({ fileName: 'a.pdf', attachmentKey: 'k' }));
  await act(async () => uploads.running[1]?.fail());
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(counts).toEqual([0, 2, 1, 0, 1]);
});

test.each([
  [403, 'a.pdf was not taken: files cannot be added to this item any more. Load the page again to see what it is now.'],
  [413, 'Sorry, this file is larger than the 10 MB limit. Try uploading a different file.'],
  [415, 'The server does not take a.pdf. Try uploading a different file.'],
])(
  'a file that HTTP %d refuses offers no second try, says why, and can be taken away (docs: attachments#upload-refused)',
  async (status, why) => {
    const uploads = new Uploads();
    render(<Uploader upload={uploads.upload} />);
    await choose('a.pdf');
    await act(async () => uploads.running[0]?.fail(status));
    expect([screen.getByRole('alert').textContent, screen.queryByRole('button', { name: 'Try again' })]).toEqual([
      why,
      null,
    ]);
    await act(async () => screen.getByRole('button', { name: 'Cancel: a.pdf' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a file on its way can be cancelled (docs: widgets#widget-uploads)', async () => {
  const uploads = new Uploads();
  render(<Uploader upload={uploads.upload} />);
  await choose('a.pdf');
  await act(async () => screen.getByRole('button', { name: 'Cancel: a.pdf' }).click());
  expect([uploads.running[0]?.signal.aborted, bars()]).toEqual([true, []]);
});

test('where a limit is set, one more file is refused; without one there is none (docs: attachments#upload-size, attachments#upload-types, attachments#upload-count)', async () => {
  const first = [{ fileName: 'a.pdf', attachmentKey: 'a' }];
  const { unmount } = render(<Uploader first={first} rules={{ limit: 1 }} />);
  await choose('b.pdf');
  expect(screen.getByText('You have reached the maximum amount of attachments')).toBeTruthy();
  unmount();
  render(<Uploader first={first} />);
  await choose('b.pdf', 'c.pdf', 'd.pdf');
  expect(bars()).toHaveLength(3);
});

test('a refused type is named, or the caller’s own message about accepted types is said (docs: attachments#upload-size, attachments#upload-types, attachments#upload-count)', async () => {
  const { unmount } = render(<Uploader />);
  await choose('tool.exe');
  expect(screen.getByText('This file tool.exe cannot be uploaded.')).toBeTruthy();
  unmount();
  render(<Uploader acceptedTypesMessage="Only receipts." />);
  await choose('tool.exe');
  expect(screen.getByText('Only receipts.')).toBeTruthy();
});

test('chips of attached files, each with a remove icon (docs: attachments#attachment-uploader)', async () => {
  render(<Uploader first={[{ fileName: 'a.pdf', attachmentKey: 'a' }]} />);
  await act(async () => screen.getByRole('button', { name: 'Remove a.pdf' }).click());
  expect(screen.queryByText('a.pdf')).toBeNull();
  expect(screen.getByRole('button', { name: 'Attach File' })).toBeTruthy();
});

test('files that are dropped are taken like chosen ones (docs: widgets#widget-uploads)', async () => {
  render(<Uploader />);
  const zone = document.querySelector('.wd-drop') as HTMLElement;
  fireEvent.dragOver(zone);
  expect(zone.hasAttribute('data-over')).toBe(true);
  await act(async () => {
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['text'], 'a.pdf'), new File(['text'], 'tool.exe')] } });
  });
  expect([zone.hasAttribute('data-over'), bars()]).toEqual([false, ['Uploading a.pdf, 0 %']]);
  expect(screen.getByText('This file tool.exe cannot be uploaded.')).toBeTruthy();
});
