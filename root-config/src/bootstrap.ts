import { sessionAsked } from './session.ts';

// The portal is in this very script and only evaluated later: a browser hands over no lock and no response while it evaluates.
void sessionAsked.then(() => import(/* webpackMode: "eager" */ './portal.ts'));
