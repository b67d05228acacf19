import { microFrontend } from 'webpack-preset';

// Small as they are, its modules stay chunks of their own, so that the tests have chunks to break.
export default microFrontend({ directory: import.meta.dirname, inlineBelow: 0 });
