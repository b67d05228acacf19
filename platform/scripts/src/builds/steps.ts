/** Says the next step: `[2/9] Building mfe-shell … (7 left)`. */
export type NextStep = (doing: string) => void;

/** Numbers the steps of a run. */
export function countedSteps(total: number, log: (line: string) => void): NextStep {
  let step = 0;
  return (doing) => {
    step += 1;
    const left = total - step;
    log(`[${step}/${total}] ${doing} … ${left > 0 ? `(${left} left)` : '(the last)'}`);
  };
}
