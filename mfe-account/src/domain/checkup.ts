/** One thing an owner does for the safety of their account. */
export interface Check {
  readonly label: string;
  readonly isDone: boolean;
}

/** What is in order, and what is left to do. */
export function checkup({
  contacts,
  sessions,
}: {
  readonly contacts: number;
  readonly sessions: number;
}): readonly Check[] {
  return [
    { label: 'LBL_CHECK_TWO_WAYS_BACK', isDone: contacts > 1 },
    { label: 'LBL_CHECK_ONE_DEVICE', isDone: sessions < 2 },
  ];
}
