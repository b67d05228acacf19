import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from '../user-error.ts';

/** The port that was asked for, if it is free; otherwise any free one. @throws UserError in one sentence */
export async function choosePort(asked: string | undefined): Promise<number> {
  const port = Number(asked ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UserError(`"${asked}" is no port number.`);
  const probe = createServer();
  try {
    probe.listen(port, 'localhost');
    await once(probe, 'listening');
    return (probe.address() as { port: number }).port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what is using it, or leave out --port: any free one will do.`
        : `Port ${port} cannot be used (${code}). Choose another with --port.`,
    );
  } finally {
    probe.close();
  }
}
