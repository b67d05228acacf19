import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import Playground from './playground.vue';
import Story from './story.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('Playground', Playground);
    app.component('Story', Story);
  },
} satisfies Theme;
