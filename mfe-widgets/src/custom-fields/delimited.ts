/** Answers as they are stored: several selections are delimited by |. */
export function splitValues(text: string, delimiter = '|'): readonly string[] {
  return text.split(delimiter).filter((answer) => answer !== '');
}

/**
 * Options as one text: those of multiselects and radios are delimited by |, those of a billing item's radio by / (docs:
 * custom-fields#field-delimiter), and by what its definition names where it names something. A text with | in it is delimited
 * by that, so that `N/A` can be an option.
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
