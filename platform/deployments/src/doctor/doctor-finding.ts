/** One problem in sentences: the cause, its effect for users, and the remedy. */
export interface DoctorFinding {
  /** `broken`: users are or will be affected. `stale`: works, but is not as it should be. */
  readonly weight: 'broken' | 'stale';
  readonly sentence: string;
  /** Whether `mfe doctor --repair` fixes it. */
  readonly repairable: boolean;
}

export function broken(sentence: string, repairable = false): DoctorFinding {
  return { weight: 'broken', sentence, repairable };
}

export function stale(sentence: string, repairable = false): DoctorFinding {
  return { weight: 'stale', sentence, repairable };
}
