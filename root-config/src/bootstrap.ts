import { sessionAsked } from './session.ts';

// The portal is in this script but evaluated later, because a browser delivers no lock and no response while it evaluates.
void sessionAsked.then(() => import(/* webpackMode: "eager" */ './portal.ts'));
