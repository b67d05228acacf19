/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { RefreshPage } from '../../refresh/refresh-page.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactUsDialog } from './contact-us-dialog.tsx';
import { EntireNotWorkedDialog } from './entire-not-worked-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

const nothing = () => undefined;
/** Width and height in px; on our pages they depend on `--rem`, which is 16 px. */
const size = () => {
  const { width, minHeight } = (screen.queryByRole('dialog') ?? screen.getByRole('alertdialog')).style;
  return [width, minHeight].map((length) => Number(/[\d.]+/.exec(length)?.[0] ?? 0) * 16);
};

test.each<[string, ReactNode, [number, number]]>([
  ['contact 510 px', <ContactUsDialog key="1" open onClose={nothing} />, [510, 0]],
  ['submit confirm 400x200', <SubmitDialog key="2" open onConfirm={nothing} onCancel={nothing} />, [400, 200]],
  [
    'entire-not-worked warning 540x250',
    <EntireNotWorkedDialog key="3" open onClose={nothing} onDone={nothing} />,
    [540, 250],
  ],
  ['refresh 443', <RefreshPage key="4" search="" />, [443, 0]],
  [
    'the same where another user changed the item',
    <ConflictDialog key="5" open merge={nothing} onClose={nothing} onTaken={nothing} />,
    [443, 0],
  ],
])('%s (docs: widgets#dialog-sizes)', async (_, dialog, wanted) => {
  await showTimecard(dialog);
  expect(size()).toEqual(wanted);
});
