import { createApi } from './index.ts';
import { OperatorError } from './operator-error.ts';
import { startOptions } from './start-options.ts';

/** Runs the API alone, on PORT (9001): production, or with `--development` development. README.md has the environment. */
try {
  const api = await createApi(startOptions(process.argv.slice(2), process.env));
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
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
