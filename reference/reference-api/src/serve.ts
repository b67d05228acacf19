import { createApi, optionsFromEnvironment } from './index.ts';

/** Runs the API alone: PORT (default 9001), HOST and the other variables of `options.ts`. */
const api = await createApi(optionsFromEnvironment(process.env));
const port = await api.listen(Number(process.env.PORT ?? 9001));
console.log(`reference-api listens on http://localhost:${port}`);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void api.close().then(() => process.exit(0));
  });
}
