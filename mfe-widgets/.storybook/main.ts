import type { StorybookConfig } from '@storybook/react-vite';
import { styleTexts } from './style-texts.ts';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { builder: {} } },
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({ ...vite, plugins: [styleTexts(), ...(vite.plugins ?? [])] }),
};

export default config;
