import { Counter } from 'mfe_widgets/counter';
import { mountFixture } from '../mount-fixture.tsx';

export const mount = mountFixture(() => (
  <>
    <h1>First page</h1>
    <Counter label="Count" />
    <a href="#/second/17">To the second</a>
  </>
));
