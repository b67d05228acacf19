/** A step towards a secure account. */
export interface Check {
  readonly label: string;
  readonly isDone: boolean;
}

export interface CheckedAccount {
  readonly contacts: number;
  readonly sessions: number;
  readonly hasSecondFactor: boolean;
}

/** With fewer recovery codes than this, new ones are suggested. */
const FEW_CODES = 3;

/** The security steps, with those that are already done. */
export function checkup({ contacts, sessions, hasSecondFactor }: CheckedAccount): readonly Check[] {
  return [
    { label: 'LBL_CHECK_SECOND_FACTOR', isDone: hasSecondFactor },
    { label: 'LBL_CHECK_TWO_WAYS_BACK', isDone: contacts > 1 },
    { label: 'LBL_CHECK_ONE_DEVICE', isDone: sessions < 2 },
  ];
}

/** Whether the owner should create new recovery codes while they can still sign in. */
export const areCodesFew = (left: number): boolean => left < FEW_CODES;
