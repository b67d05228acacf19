/** Somebody who walks. */
export interface Walker<Step> {
  /** The steps as they were done, for a person to follow. */
  readonly said: readonly string[];
  /** The faults; empty if nothing is wrong. */
  readonly wrong: string[];
  begin(): Promise<void>;
  takeOne(step: Step): Promise<void>;
  /** Compares what was done with what the portal has. */
  finish(): Promise<void>;
}

/** Takes steps, up to the first fault. */
export async function takeSteps<Step>(walker: Walker<Step>, steps: readonly Step[]): Promise<void> {
  try {
    await walker.begin();
    for (const step of steps) {
      await walker.takeOne(step);
      if (walker.wrong.length > 0) return;
    }
    await walker.finish();
  } catch (error) {
    walker.wrong.push(`the walk broke off: ${(error as Error).stack?.slice(0, 600)}`);
  }
}
