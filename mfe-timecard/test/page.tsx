import { foundation } from 'mfe_widgets/foundation';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import '../src/texts/register.ts';
import { pagesView } from '../src/ui/app/app.tsx';
import { pages } from '../src/ui/pages.tsx';
import pageStyles from '../src/ui/styles/pages.css';
import styles from '../src/ui/styles/timecard.css';

const { mount } = reactLifeCycles(pagesView(pages), { styles: [foundation, pageStyles, styles] });
const container = document.getElementById('page');
if (container) void mount({ name: 'timecard', domElement: container, host: 'portal' });
