import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from 'shared-session';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import widgets from '../internal/sheets/widgets.css';
import { Select } from '../select/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { TextField } from '../text-field/index.ts';
import anotherRemote from './another-remote.css';

/** Two remotes on one page, each with its own Tailwind build: the one that is loaded last must not win. */
const meta: Meta = { title: 'Foundation/Load order' };
export default meta;

const nothing = (): void => {};

function InOrder({ styles }: { styles: readonly string[] }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const release = adoptStyles(box.current, [...styles]);
    setReady(true);
    return release;
  }, [styles]);
  return (
    <div ref={box}>
      {ready ? (
        <div className="ot:grid ot:gap-4 ot:rounded-card ot:border ot:border-line ot:bg-surface ot:p-3 ot:wide:grid-cols-2 ot:wide:p-8">
          <div className="wd:flex wd:flex-col wd:gap-2 wd:wide:flex-row">
            <Button variant="primary">Submit</Button>
            <Button>Save</Button>
          </div>
          <p className="ot:text-ink-2 ot:hidden ot:wide:block">Shown on wide screens</p>
          <TextField label="Reference" value="B-48213" onChange={nothing} error="This field is required." />
          <Select label="Type" value="a" onChange={nothing} options={[{ value: 'a', label: 'Labor' }]} />
          <Checkbox label="Paid break" checked onChange={nothing} />
          <StatusBadge status="Approved" />
          <div className="ot:wide:col-span-2">
            <Banner tone="warning">Two of seven days have no hours.</Banner>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const widgetsFirst = [widgets, anotherRemote];
const widgetsLast = [anotherRemote, widgets];
export const WidgetsFirst: StoryObj = { render: () => <InOrder styles={widgetsFirst} /> };
export const WidgetsLast: StoryObj = { render: () => <InOrder styles={widgetsLast} /> };
