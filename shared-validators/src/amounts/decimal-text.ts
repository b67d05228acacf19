/** The text of a number from a response. A missing number stays empty and 0 becomes `0`, so that an untouched field stays empty. */
export function decimalText(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? '' : plain(value);
}

function plain(value: number): string {
  const text = String(value);
  return text.includes('e')
    ? value
        .toFixed(9)
        .replace(/0{1,9}$/, '')
        .replace(/\.$/, '')
    : text;
}
