import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { type IconName, shapes } from '../icon/shapes.ts';
import { Menu } from './index.ts';

const meta: Meta<typeof Menu> = { title: 'Actions/Menu', component: Menu };
export default meta;

export const Account: StoryObj = {
  render: () => (
    <Menu
      label="Account"
      placement="bottom-start"
      header={<b>Wanda Okafor</b>}
      items={[
        { id: 'profile', label: 'Profile', icon: 'user' },
        { id: 'language', label: 'Language', description: 'English (US)', icon: 'globe' },
        { id: 'light', label: 'Light', checked: true, separated: true },
        { id: 'dark', label: 'Dark', checked: false },
        { id: 'disabled', label: 'Switch account', icon: 'refresh', disabled: true, separated: true },
        { id: 'out', label: 'Sign out', icon: 'sign-out', danger: true },
      ]}
      trigger={(props) => <Button {...props}>Account</Button>}
    />
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <ul className="wd:grid wd:grid-cols-[repeat(auto-fill,minmax(120px,1fr))] wd:gap-3">
      {(Object.keys(shapes) as IconName[]).map((name) => (
        <li key={name} className="wd:flex wd:items-center wd:gap-2 wd:text-hint wd:text-ink-2">
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
