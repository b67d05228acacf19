import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CommentThread, type CommentThreadProps, type ThreadComment } from './index.ts';

const meta: Meta = { title: 'Lists/Comment thread' };
export default meta;

const SAID: readonly ThreadComment[] = [
  { by: 'Daniel Reyes', byFor: null, at: '2026-11-16T09:00:00Z', text: 'Was this a holiday?' },
  { by: 'Amara Osei', byFor: null, at: '2026-11-16T10:30:00Z', text: 'No, I was ill.' },
  {
    by: 'Samuel Okafor',
    byFor: 'Daniel Reyes',
    at: '2026-11-16T11:00:00Z',
    text: 'Then please enter it as sick time.',
  },
];

function Thread({ first, ...props }: { readonly first: readonly ThreadComment[] } & Partial<CommentThreadProps>) {
  const [comments, setComments] = useState(first);
  const add = async (text: string) =>
    setComments([...comments, { by: 'Amara Osei', byFor: null, at: '2026-11-17T08:00:00Z', text }]);
  return <CommentThread comments={comments} add={add} errorText={String} {...props} />;
}

export const Talk: StoryObj = { render: () => <Thread first={SAID} /> };

export const NewestFirst: StoryObj = {
  render: () => <Thread first={SAID.toReversed()} newest="first" draft="Half a sentence" />,
};

export const Empty: StoryObj = { render: () => <Thread first={[]} /> };

export const ReadOnly: StoryObj = { render: () => <Thread first={SAID} add={undefined} /> };
