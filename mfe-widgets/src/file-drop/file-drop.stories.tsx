import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FileDrop, FilePicker } from './index.ts';

const meta: Meta<typeof FileDrop> = { title: 'Files/FileDrop', component: FileDrop };
export default meta;

const PICTURES = 'image/*';

/** Names the files that were chosen or dropped. */
export const Drop: StoryObj = {
  render: function Drop() {
    const [files, setFiles] = useState<readonly File[]>([]);
    return (
      <div className="wd:max-w-160">
        <FileDrop label="Add pictures" icon="upload" accept={PICTURES} onFiles={setFiles}>
          <span>or drop them here</span>
        </FileDrop>
        <p aria-live="polite">{files.map(({ name }) => name).join(', ')}</p>
      </div>
    );
  },
};

export const Picker: StoryObj = {
  render: () => (
    <FilePicker label="Add a picture" icon="paperclip" accept={PICTURES} multiple={false} onFiles={() => {}} />
  ),
};
