import { startApi } from '../testing/start-own-api.ts';
import { unconfigured } from './unconfigured.ts';

test('without a gateway a code to a mobile is refused with what helps, and the log says what the operator has to set', async () => {
  const logged: string[] = [];
  const logTo = { write: (line: string) => logged.push(line) };
  const portal = await startApi({ logLevel: 'error' }, { messages: unconfigured, logTo });
  const worker = await portal.signedIn('worker');
  const body = { mobile: '(213) 373-4253', countryCode: 'US' };
  const refused = await worker.post('/wand2/api/passwordRegistrations/1001/mobile', body);
  await portal.close();
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([501, 'ERR_RECOVERY_NO_SMS']);
  expect(refused.body.errors[0].errorText).toMatch(
    /^This portal cannot send text messages\. Register an email address/,
  );
  expect(logged.filter((line) => line.includes('set SMS_URL and SMS_TOKEN'))).toHaveLength(1);
  expect(logged.join()).not.toContain('3734253');
});
