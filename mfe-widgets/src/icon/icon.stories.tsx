import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './index.ts';
import { shapes } from './shapes.ts';

const meta: Meta<typeof Icon> = { title: 'Foundation/Icon', component: Icon };
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className="wd:grid wd:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] wd:gap-3">
      {(Object.keys(shapes) as IconName[]).map((name) => (
        <li key={name} className="wd:flex wd:items-center wd:gap-2">
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
