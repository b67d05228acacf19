/** Splits stored answers: several selections are delimited by |. */
export function splitValues(text: string, delimiter = '|'): readonly string[] {
  return text.split(delimiter).filter((answer) => answer !== '');
}

/**
 * Splits the options in one text. Those of multiselects and radios are delimited by |, those of a billing item's radio by / (docs:
 * custom-fields#field-delimiter), or by the delimiter in the definition if there is one. A text that contains | is delimited by it, so that
 * `N/A` can be an option.
 */
export function splitOptions(
  text: string,
  { inputType, strDelim }: { inputType?: string; strDelim?: string | null | undefined },
): readonly string[] {
  const usual = inputType === 'Radio' && !text.includes('|') ? '/' : '|';
  return splitValues(text, strDelim && text.includes(strDelim) ? strDelim : usual)
    .map((option) => option.trim())
    .filter((option) => option !== '');
}
