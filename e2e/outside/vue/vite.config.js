import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { microFrontend } from 'webpack-preset/vite';

export default defineConfig({ plugins: [vue(), microFrontend({ directory: import.meta.dirname })] });
