import { sessionAsked } from './session.ts';

// The portal is in this very script and only evaluated later: a browser gives no lock and no answer while it evaluates.
void sessionAsked.then(() => import(/* webpackMode: "eager" */ './portal.ts'));
