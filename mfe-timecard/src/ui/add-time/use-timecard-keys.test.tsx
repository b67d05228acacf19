/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from 'mfe_widgets/dialog';
import { useRef, useState } from 'react';
import { action, changeForm } from '../../state/add-time/edit-history.ts';
import { showTimecard } from '../../testing/show-timecard.tsx';
import { UndoButtons } from './footer/undo-buttons.tsx';
import { useTimecardKeys } from './use-timecard-keys.ts';

const save = jest.fn<() => Promise<void>>();

function Page() {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useTimecardKeys(root, save, false);
  return (
    <div ref={root}>
      <input aria-label="Hours" />
      <button type="button" onClick={() => setOpen(true)}>
        Paste
      </button>
      <UndoButtons />
      <Dialog open={open} title="Paste" onClose={() => setOpen(false)}>
        <input aria-label="Times" />
      </Dialog>
    </div>
  );
}

async function changedTimecard() {
  save.mockReset();
  const store = await showTimecard(<Page />);
  await act(async () => changeForm(store, action('ACTION_CLEAR'), (form) => ({ ...form, days: form.days.slice(1) })));
  return store;
}

test('Ctrl+S saves and Ctrl+Z takes a step back, from a field and with the focus nowhere', async () => {
  const store = await changedTimecard();
  await userEvent.click(screen.getByLabelText('Hours'));
  await userEvent.keyboard('{Control>}sz{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(store.getState().past).toEqual([]);
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(store.getState().past).toHaveLength(1);
});

test('beneath a dialog the shortcuts do nothing, wherever the focus is', async () => {
  const store = await changedTimecard();
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  for (const field of [screen.getByLabelText('Times'), screen.getByLabelText('Hours'), null]) {
    act(() => (field ? field.focus() : (document.activeElement as HTMLElement).blur()));
    await userEvent.keyboard('{Control>}szy{/Control}');
  }
  expect(save).not.toHaveBeenCalled();
  expect(store.getState().past).toHaveLength(1);
});

test('a timecard that is being submitted takes no step back, by key or by button', async () => {
  const store = await changedTimecard();
  await act(async () => store.setState({ busy: 'submit' }));
  await userEvent.keyboard('{Control>}zs{/Control}');
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(store.getState().past).toHaveLength(1);
  expect(save).not.toHaveBeenCalled();
});
