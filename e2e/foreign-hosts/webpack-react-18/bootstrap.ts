import('./main.ts');
