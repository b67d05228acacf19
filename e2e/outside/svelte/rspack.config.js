import { MicroFrontendPlugin } from 'webpack-preset/rspack';

export default {
  resolve: { conditionNames: ['svelte', 'browser', 'import'], extensions: ['.mjs', '.js', '.svelte'] },
  module: {
    rules: [
      {
        test: /\.svelte(\.js)?$/,
        loader: 'svelte-loader',
        // Style sheets of their own: the policy of the portal's page forbids style elements.
        options: { emitCss: true, compilerOptions: { css: 'external' } },
      },
    ],
  },
  plugins: [new MicroFrontendPlugin({ directory: import.meta.dirname })],
};
