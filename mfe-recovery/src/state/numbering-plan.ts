/** The numbering plans. They are large, so only the step that needs them loads them. */

export interface NumberingPlan {
  isValidPhone(national: string, country: string): boolean;
  /** A sample number of a country, in its national format. */
  phoneExample(country: string): string | undefined;
  /** A number in its national format; unchanged if it cannot be formatted. */
  nationalFormat(number: string, country: string): string;
}

let loading: Promise<NumberingPlan> | undefined;

/** Loads the plans once per page. Failures are not cached. */
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

/** Used if the plans cannot be loaded: anything that may be a number is sent to the server, which validates it. */
export const permissivePlan: NumberingPlan = {
  isValidPhone: (national) => /^[\d\s().+/-]+$/.test(national) && /^(\D*\d){4,15}\D*$/.test(national),
  phoneExample: () => undefined,
  nationalFormat: (number) => number,
};
