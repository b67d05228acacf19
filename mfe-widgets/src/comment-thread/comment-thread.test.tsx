/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { notifications } from 'shared-session';
import { CommentThread, type CommentThreadProps, type ThreadComment } from './index.ts';

const asked: ThreadComment = { by: 'Daniel Reyes', byFor: null, at: '2026-11-16T09:00:00Z', text: 'A holiday?' };
const sent: (readonly [text: string, key: string])[] = [];
let refuses = false;
const add = async (text: string, key: string) => {
  sent.push([text, key]);
  if (refuses) throw new Error('There is no connection.');
};
const show = (props: Partial<CommentThreadProps> = {}) =>
  render(<CommentThread comments={[asked]} add={add} errorText={(error) => (error as Error).message} {...props} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add comment' })));

beforeEach(() => {
  sent.length = 0;
  refuses = false;
});
afterEach(() => {
  cleanup();
  notifications.clear();
});

test('who said what in whose name, and the field at the end where the newest is (docs: widgets#comment-thread)', () => {
  const forHim = { ...asked, by: 'Samuel Okafor', byFor: 'Daniel Reyes', at: '2026-11-16T10:00:00Z' };
  const { container } = show({ comments: [asked, forHim] });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^Daniel Reyes.*A holiday\?$/),
    expect.stringMatching(/Samuel Okafor.*Daniel Reyes/),
  ]);
  const parts = () => [...(container.firstElementChild?.children ?? [])].map(({ localName }) => localName);
  expect(parts()).toEqual(['ol', 'form']);
  cleanup();
  expect(
    [...(show({ newest: 'first' }).container.firstElementChild?.children ?? [])].map(({ localName }) => localName),
  ).toEqual(['form', 'ol']);
});

test('a comment needs words, goes without the blanks around them, and empties the field', async () => {
  const typed: string[] = [];
  show({ onDraft: (text) => typed.push(text) });
  await press();
  expect(screen.getByText('Please write something.')).toBeTruthy();
  write(' No ');
  await press();
  expect(sent).toEqual([['No', expect.any(String)]]);
  expect(field().value).toBe('');
  expect(typed).toEqual([' No ', '']);
});

test('what could not be added is said and stays; again it goes under the same key, changed under another (docs: widgets#comment-thread)', async () => {
  refuses = true;
  show({ draft: 'Why' });
  await press();
  expect(notifications.getState().toasts.map(({ message }) => message)).toEqual(['There is no connection.']);
  expect(field().value).toBe('Why');
  await press();
  write('Why?');
  refuses = false;
  await press();
  const [first, again, changed] = sent.map(([, key]) => key);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('who may add nothing reads', () => {
  show({ add: undefined });
  expect(screen.getByText('A holiday?')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
