import { mount } from '../src/mount/app.tsx';

const container = document.getElementById('page');
if (container) void mount({ name: 'timecard', domElement: container, host: 'portal' });
