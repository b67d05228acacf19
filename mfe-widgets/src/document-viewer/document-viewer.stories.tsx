import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DocumentViewer, DocumentViewerDialog } from './index.ts';

const meta: Meta<typeof DocumentViewer> = { title: 'Files/DocumentViewer', component: DocumentViewer };
export default meta;

export const Text: StoryObj = {
  render: () => (
    <DocumentViewer name="notes.txt" load={async () => new Blob(['Gate log, November 17\n22:04 in\n06:31 out'])} />
  ),
};
export const NoFile: StoryObj = { render: () => <DocumentViewer name="" load={async () => new Blob()} /> };
export const Pdf: StoryObj = {
  render: () => <DocumentViewer name="timesheet.pdf" load={async () => new Blob([PDF], { type: 'application/pdf' })} />,
};

export const Image: StoryObj = {
  render: () => <DocumentViewer name="gate.jpg" load={photograph} />,
};
export const Loading: StoryObj = { render: () => <DocumentViewer name="a.pdf" load={() => new Promise(() => {})} /> };
/** Fails the first time. */
export const Fails: StoryObj = {
  render: function Fails() {
    const [asked] = useState({ times: 0 });
    return (
      <DocumentViewer
        name="notes.txt"
        load={async () => {
          asked.times += 1;
          if (asked.times === 1) throw new Error('503');
          return new Blob(['Gate log']);
        }}
      />
    );
  },
};
/** A file that is no PDF: the viewer shows a message, and the page stays. */
export const Broken: StoryObj = {
  render: () => <DocumentViewer name="broken.pdf" load={async () => new Blob(['<html>'])} />,
};
/** A file that a test provides at `given.pdf`. */
export const Given: StoryObj = {
  render: () => (
    <DocumentViewer name="given.pdf" load={async (signal) => (await fetch('given.pdf', { signal })).blob()} />
  ),
};
/** The same for a picture. */
export const GivenPicture: StoryObj = {
  render: () => (
    <DocumentViewer name="given.jpg" load={async (signal) => (await fetch('given.jpg', { signal })).blob()} />
  ),
};
export const UnknownType: StoryObj = {
  render: () => <DocumentViewer name="run.exe" load={async () => new Blob(['MZ'])} />,
};
export const InADialog: StoryObj = {
  render: function InADialog() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open notes.txt</Button>
        <DocumentViewerDialog
          open={open}
          onClose={() => setOpen(false)}
          name="notes.txt"
          load={async () => new Blob(['Gate log'])}
        />
      </>
    );
  },
};

/** A picture of a gate in the evening, as a JPG. */
async function photograph(): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 400);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#f2c879';
    context.fillRect(0, 0, 640, 400);
    context.fillStyle = '#3c4a63';
    context.fillRect(0, 280, 640, 120);
    for (let post = 40; post < 640; post += 80) context.fillRect(post, 140, 12, 140);
  }
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

/** A PDF of one page with the text "Signed timesheet". */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 52>>stream
BT /F1 24 Tf 40 100 Td (Signed timesheet) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;
