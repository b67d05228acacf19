/** The numbering plans: heavy, so they are loaded by the one step that needs them and by nothing else. */

export interface NumberingPlan {
  isValidPhone(national: string, country: string): boolean;
  /** A sample number of a country, as it is written there. */
  phoneExample(country: string): string | undefined;
  /** A number as it is written in its country; what cannot be formatted stays as it is. */
  nationalFormat(number: string, country: string): string;
}

let loading: Promise<NumberingPlan> | undefined;

/** Loads them once per page. Failures are not cached. */
export function loadNumberingPlan(): Promise<NumberingPlan> {
  loading ??= import('./numbering-plan-rules.ts').then(
    ({ isValidPhone, phoneExample, nationalFormat }) => ({ isValidPhone, phoneExample, nationalFormat }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Where the plans cannot be loaded: what might be a number goes to the server, which judges. */
export const permissivePlan: NumberingPlan = {
  isValidPhone: (national) => /^[\d\s().+/-]+$/.test(national) && /^(\D*\d){4,15}\D*$/.test(national),
  phoneExample: () => undefined,
  nationalFormat: (number) => number,
};
