/** The state in which a restore left rows that nothing in the product changes; see `cost-centres.ts`. */
export interface SampleMarkTable {
  name: string;
  mark: string;
}

export interface SampleTables {
  sample_mark: SampleMarkTable;
}
