import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ActionMenu } from './index.ts';

const meta: Meta<typeof ActionMenu> = { title: 'Actions/ActionMenu', component: ActionMenu };
export default meta;

function Records() {
  const [done, setDone] = useState('');
  const [sort, setSort] = useState<readonly string[]>(['name']);
  const [shown, setShown] = useState<readonly string[]>(['hours']);
  const act = (what: string) => ({ onSelect: () => setDone(what) });
  return (
    <>
      <ActionMenu
        label="Records"
        items={[
          { id: 'open', label: 'Open', icon: 'eye', shortcut: 'Enter', ...act('open') },
          { id: 'assign', label: 'Assign', icon: 'user', disabled: true, ...act('assign') },
          {
            id: 'export',
            label: 'Export',
            description: 'The rows that match',
            icon: 'download',
            items: [
              { id: 'csv', label: 'CSV', ...act('csv') },
              {
                id: 'more',
                label: 'More formats',
                items: [
                  { id: 'pdf', label: 'PDF', ...act('pdf') },
                  { id: 'xlsx', label: 'XLSX', ...act('xlsx') },
                ],
              },
            ],
          },
          {
            id: 'sort',
            title: 'Sort by',
            items: [
              { id: 'name', label: 'Name' },
              { id: 'worked', label: 'Worked' },
            ],
            chosen: sort,
            onChoose: setSort,
          },
          {
            id: 'show',
            title: 'Show',
            multiple: true,
            items: [
              { id: 'hours', label: 'Hours' },
              { id: 'notes', label: 'Notes' },
            ],
            chosen: shown,
            onChoose: setShown,
          },
          {
            id: 'end',
            title: 'For good',
            items: [{ id: 'delete', label: 'Delete', icon: 'trash', danger: true, ...act('delete') }],
          },
        ]}
      >
        Records
      </ActionMenu>
      <output data-testid="done">{done}</output>
      <output className="wd-hidden" data-testid="chosen">
        {[...sort, ...shown].join(' ')}
      </output>
    </>
  );
}

export const SectionsAndSubmenus: StoryObj = { render: () => <Records /> };

/** Three dots, as at the end of a row. */
export const Icon: StoryObj = {
  render: () => <ActionMenu label="Actions: Amara Osei" items={[{ id: 'open', label: 'Open' }]} />,
};

/** The signed-in user above the lines; the menu opens at the end of its button. */
export const Account: StoryObj = {
  render: () => (
    <div className="wd:flex wd:justify-between">
      <span />
      <ActionMenu
        label="Account"
        placement="bottom-end"
        header={<b>Wanda Okafor</b>}
        items={[
          { id: 'profile', label: 'Profile', icon: 'user', href: '#/profile' },
          { id: 'language', label: 'Language', description: 'English (US)', icon: 'globe' },
          { id: 'disabled', label: 'Switch account', icon: 'refresh', disabled: true },
          { id: 'out', label: 'Sign out', icon: 'sign-out', danger: true },
        ]}
      >
        Account
      </ActionMenu>
    </div>
  ),
};

/** Inside a native modal dialog, which Escape must not close while the menu is open. */
export const InADialog: StoryObj = {
  render: function InADialog() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog open={open} title="Records" onClose={() => setOpen(false)}>
          <Records />
        </Dialog>
      </>
    );
  },
};
