import { HttpProblem } from '../../call/http-problem.ts';

/** A save of an old version. Becomes a 409 with the server's version (see `staleResponse` in the calls). */
export class StaleVersion extends HttpProblem {
  readonly version: number;

  constructor(version: number) {
    super(409, [
      {
        value: 'version',
        errorText: 'Oops, seems like someone has worked on this billing item. Please refresh to continue',
        errorToken: 'ERR_BILLING_STALE_VERSION',
        params: [String(version)],
      },
    ]);
    this.version = version;
  }
}
