import { version } from 'react';
import { showPortal } from '../react-portal.tsx';

showPortal(() => import('mfe_timecard/add-time'), `Vite, React ${version}`);
