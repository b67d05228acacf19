import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import NotFound from './not-found.vue';
import Playground from './playground.vue';
import Story from './story.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp: ({ app }) => {
    app.component('Playground', Playground);
    app.component('Story', Story);
  },
} satisfies Theme;
