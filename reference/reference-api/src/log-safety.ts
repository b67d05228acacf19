/** The parts of an error that are safe to log: no address, number, code or token from its texts. */
export type SafeError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
};

/** Removes what could be an e-mail address, a phone number, a code or a token from a text. */
export function redactText(text: string): string {
  return text
    .replace(/[^\s<>"'=(]+@[^\s<>"',;)]+/g, '[address]')
    .replace(/\b[\w-]{32,}\b/g, '[secret]')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '[number]');
}

/** pino's `err` serializer: a few useful fields, redacted. The rest of an error (SQL details, envelopes) is left out. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? ` (cause: ${error.cause.message})` : '';
  return {
    type: error.name,
    message: redactText(error.message + cause),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
