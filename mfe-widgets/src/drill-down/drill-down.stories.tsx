import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DrillDownDialog, type DrillDownDialogProps, type LevelItem, valueOfPath } from './index.ts';

const meta: Meta<typeof DrillDownDialog> = { title: 'Lists/DrillDown', component: DrillDownDialog };
export default meta;

const levels = Array.from({ length: 10 }, (_, index) => `Level ${index + 1}`);

function Live(props: Partial<DrillDownDialogProps>) {
  const [open, setOpen] = useState(true);
  const [picked, setPicked] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a place</Button>
      <output data-testid="picked">{picked}</output>
      <DrillDownDialog
        title="Place"
        levels={levels}
        loadLevel={async (names) => below(names)}
        {...props}
        open={open}
        onCancel={() => setOpen(false)}
        onSelect={(path) => {
          setPicked(valueOfPath(path, true, '/'));
          setOpen(false);
        }}
      />
    </>
  );
}

/** Ten levels; the last has final values. */
function below(names: readonly string[]): readonly LevelItem[] {
  const id = names.length === 9 ? 0 : 1;
  return ['a', 'b'].map((letter) => ({ name: `${letter}${names.length + 1}`, id }));
}

export const TenLevels: StoryObj = { render: () => <Live helpText="Choose down to the line." /> };
/** Levels of a thousand names, with a search. */
export const LongLevels: StoryObj = {
  render: () => (
    <Live
      levels={['Cost center', 'Job']}
      loadLevel={async (names) =>
        Array.from({ length: 1_000 }, (_, index) => ({
          name: `${names[0] ?? 'Center'} ${index}`,
          id: names.length === 0 ? (1 as const) : (0 as const),
        }))
      }
    />
  ),
};
export const Loading: StoryObj = { render: () => <Live loadLevel={() => new Promise(() => {})} /> };
/** Below the first level, the first call fails. */
export const Fails: StoryObj = {
  render: function Fails() {
    const [asked] = useState({ times: 0 });
    return (
      <Live
        loadLevel={async (names) => {
          if (names.length > 0) asked.times += 1;
          if (asked.times === 1) throw new Error('503');
          return below(names);
        }}
      />
    );
  },
};
