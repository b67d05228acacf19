/** What the running test prints as errors, a line each. */
export function printedErrors(): string[] {
  const errors: string[] = [];
  const original = console.error;
  beforeEach(() => {
    errors.length = 0;
    console.error = (line: string) => errors.push(line);
  });
  afterEach(() => {
    console.error = original;
  });
  return errors;
}
