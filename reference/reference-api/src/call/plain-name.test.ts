import { startApi } from '../testing/start-api.ts';
import { isPlainName } from './plain-name.ts';

const portal = await startApi();
afterAll(() => portal.close());

const HOSTILE = [
  'Ada\nBcc: all@example.com',
  'Ada\rLovelace',
  'Ada\u2028',
  'Ada\u2029L',
  'Ada\u0085L',
  'Ada\u202eecalevoL',
  'Ada\u2067L',
];

test.each(['Ada Lovelace', 'O’Brien', 'علی\u200cرضا', 'עדה\u200f', 'สมชาย', '李 小龍', '🙂', ''])(
  '"%s" is a name',
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

test.each(HOSTILE)('%j is no name', (name) => {
  expect(isPlainName(`${name}.`)).toBe(false);
});

test('no call takes a name with a line break or a change of direction (docs: account#plain-names)', async () => {
  const worker = await portal.signedIn('worker');
  const linked = { userName: 'worker-email', password: 'Portal-2026' };
  const { linkedAccountId } = (await worker.post('/user/link/linkedAccounts.html', linked)).body;
  for (const start of HOSTILE) {
    const name = `${start}.`;
    const answers = [
      await worker.post('/wand2/api/account/profile', { preferredName: name }),
      await worker.put('/wand2/api/account/passkeys/1', { name }),
      await worker.post('/user/link/linkedAccounts.html', { ...linked, nickName: name }),
      await worker.put('/user/link/linkedAccountNickName.html', { linkedAccountId, nickName: name }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.errors?.[0]?.errorToken, name]).toEqual([400, 'ERR_NAME_CHARACTERS', name]);
    }
  }
  expect((await worker.get('/wand2/api/account/profile')).body.preferredName).toBeNull();
});
