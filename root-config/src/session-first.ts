import { openSession } from 'shared-client';

/**
 * Imported before everything else: the first call to the server waits for nobody, and its way through locks and network goes
 * on while the larger libraries are being evaluated. Whoever calls the server later waits for the session by itself.
 */
openSession().catch(() => undefined);
