import { nginxSite, siteOfMachine } from './nginx-site.ts';

const machine = { store: '/srv/portal/store', port: 9001 };

test('the site of a machine has both ports of an upgrade, and reports go nowhere', () => {
  expect(siteOfMachine({}, machine)).toEqual({
    FRONT_LISTEN: 'listen 127.0.0.1:9000;',
    STORE: '/srv/portal/store',
    API_SERVERS: 'server 127.0.0.1:9001 max_fails=0; server 127.0.0.1:9002 max_fails=0;',
    TOMCAT_SERVERS: 'server 127.0.0.1:8080 max_fails=0;',
    EVENTS: 'return 204;',
    ACCESS_LOG: '/var/log/nginx/access.log',
  });
});

test('the environment decides, unless a variable is empty', () => {
  const site = siteOfMachine({ FRONT_LISTEN: 'listen 443 ssl;', EVENTS: '', API_SERVERS: 'server api:1;' }, machine);
  expect([site.FRONT_LISTEN, site.API_SERVERS, site.EVENTS]).toEqual([
    'listen 443 ssl;',
    'server api:1;',
    'return 204;',
  ]);
});

test('no name of the template is left', async () => {
  const site = await nginxSite(siteOfMachine({}, machine));
  expect(site).toContain('root /srv/portal/store;');
  expect(site.replace(/^ *#.*$/gm, '')).not.toMatch(/\$\{[A-Z_]+\}/);
});
