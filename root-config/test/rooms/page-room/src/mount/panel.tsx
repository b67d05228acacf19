import { Counter } from 'mfe_widgets/counter';
import { mountFixture } from '../mount-fixture.tsx';

export const mount = mountFixture(({ context }) => (
  <div className="pg:border pg:shadow-lg">
    <p data-attributes>{JSON.stringify(context.attributes)}</p>
    <Counter label={context.attributes?.label ?? 'Panel'} />
    <button type="button" onClick={() => context.emit?.('fixture-completed', { at: 'panel' })}>
      Complete
    </button>
    <button type="button" onClick={() => context.close?.()}>
      Close
    </button>
  </div>
));
