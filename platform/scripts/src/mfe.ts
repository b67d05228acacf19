import { mfe } from 'deployments/command';
import { main } from './main.ts';

await main(() => mfe(process.argv.slice(2)));
