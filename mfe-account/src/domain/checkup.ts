/** One thing an owner does for the safety of their account. */
export interface Check {
  readonly label: string;
  readonly isDone: boolean;
}

export interface CheckedAccount {
  readonly contacts: number;
  readonly sessions: number;
  readonly hasSecondFactor: boolean;
}

/** Below this many, recovery codes are few. */
const FEW_CODES = 3;

/** What is in order, and what is left to do. */
export function checkup({ contacts, sessions, hasSecondFactor }: CheckedAccount): readonly Check[] {
  return [
    { label: 'LBL_CHECK_SECOND_FACTOR', isDone: hasSecondFactor },
    { label: 'LBL_CHECK_TWO_WAYS_BACK', isDone: contacts > 1 },
    { label: 'LBL_CHECK_ONE_DEVICE', isDone: sessions < 2 },
  ];
}

/** Whether new recovery codes should be made while their owner can still sign in. */
export const areCodesFew = (left: number): boolean => left < FEW_CODES;
