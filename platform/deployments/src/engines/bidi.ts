import { COMMAND_WITHIN_MS, START_WITHIN_MS } from './engine.ts';

export interface Bidi {
  /** One command of WebDriver BiDi. */
  send<T = unknown>(method: string, params: object): Promise<T>;
  on(method: string, listen: (params: Record<string, unknown>) => void): void;
  close(): void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

/** A connection that speaks WebDriver BiDi. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners: { method: string; listen: (params: Record<string, unknown>) => void }[] = [];
  let last = 0;
  let isClosed = false;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      for (const { method, listen } of listeners) if (method === message.method) listen(message.params ?? {});
      return;
    }
    const command = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    isClosed = true;
    for (const command of waiting.values()) command.reject(new Error('The browser ended the connection.'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${url} did not accept the connection.`)), START_WITHIN_MS);
    socket.addEventListener('open', () => {
      clearTimeout(late);
      resolve();
    });
    socket.addEventListener('error', () => reject(new Error(`${url} refused the connection.`)));
  });
  return {
    async send<T>(method: string, params: object) {
      if (isClosed) throw new Error('The browser ended the connection.');
      last += 1;
      const command = Promise.withResolvers<unknown>();
      waiting.set(last, command);
      const late = setTimeout(
        () => command.reject(new Error(`${method} was not done after ${COMMAND_WITHIN_MS} ms.`)),
        COMMAND_WITHIN_MS,
      );
      socket.send(JSON.stringify({ id: last, method, params }));
      return (await command.promise.finally(() => clearTimeout(late))) as T;
    },
    on: (method, listen) => void listeners.push({ method, listen }),
    close: () => socket.close(),
  };
}
