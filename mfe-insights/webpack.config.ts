import { microFrontend } from 'webpack-preset';

export default microFrontend({ directory: import.meta.dirname, stylePrefix: 'in' });
