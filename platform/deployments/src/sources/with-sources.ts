import { positionsIn } from './positions-in.ts';
import { type ScriptPosition, type SourcePosition, written } from './source-maps.ts';

/** A text with the positions in the sources in place of those in published scripts, as far as there are source maps. */
export async function withSources(
  text: string,
  sourceOf: (position: ScriptPosition) => Promise<SourcePosition | undefined>,
): Promise<string> {
  let line = '';
  let end = 0;
  for (const { text: said, index, ...position } of positionsIn(text)) {
    const source = await sourceOf(position);
    line += text.slice(end, index) + (source ? `${position.name}, ${written(source)}` : said);
    end = index + said.length;
  }
  return `${line}${text.slice(end)}`;
}
