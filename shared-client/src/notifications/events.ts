/** The data of the events in a text of server-sent events, and the beginning of an event that is not complete yet. */
export function eventsOf(text: string): { readonly events: readonly string[]; readonly rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const lines = block.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
    return lines.length > 0 ? [lines.join('\n')] : [];
  });
  return { events, rest };
}
