import { FieldForm } from '../src/custom-fields/field-form.ts';
import { compileFollowOn, type FollowOnDefinition } from '../src/custom-fields/follow-on-graph.ts';

/** Times in ms to hide the 99 descendants of a chain of 100 custom fields, without rendering; one per round. */
export function cascades(rounds: number): number[] {
  const chain: FollowOnDefinition[] = Array.from({ length: 100 }, (_, id) =>
    id === 0 ? { id } : { id, followOn: true, followOnCustomFieldDefId: id - 1, followOnResponse: 'y' },
  );
  const graph = compileFollowOn(chain);
  return Array.from({ length: rounds }, () => {
    const form = new FieldForm(chain, graph, () => undefined, new Map(chain.map(({ id }) => [id, 'y'])));
    const began = performance.now();
    form.change(0, 'n');
    const took = performance.now() - began;
    if (form.values().size !== 1) throw new Error('The cascade left a field behind.');
    return took;
  });
}
