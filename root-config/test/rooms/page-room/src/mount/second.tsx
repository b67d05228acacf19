import { Counter } from 'mfe_widgets/counter';
import { Panel } from 'mfe_widgets/panel';
import { mountFixture } from '../mount-fixture.tsx';

export const mount = mountFixture(() => (
  <Panel>
    <h1>Second page</h1>
    <Counter label="Other" />
    <a href="#/first">To the first</a>
  </Panel>
));
