/** Currencies of ISO 4217 whose smallest unit is not a hundredth, by their number of decimals. */
const EXPONENTS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const BY_CURRENCY: ReadonlyMap<string, number> = new Map(
  Object.entries(EXPONENTS).flatMap(([exponent, codes]) => codes.split(' ').map((code) => [code, Number(exponent)])),
);

/** The number of decimals of a currency (docs: formats#currency): 2 unless ISO 4217 says otherwise. */
export const exponentOf = (currency: string | null): number => BY_CURRENCY.get(currency ?? '') ?? 2;
