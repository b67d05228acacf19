/**
 * The calls of the playground's page without a server: what was recorded from the API when the site was built, and the codes of the recovery
 * flow, which are made up here. Runs in a service worker.
 */

/** The recorded answers, by path and query. */
export type Answers = Readonly<Record<string, unknown>>;

/** A sample person as the API has them. */
export interface Person {
  readonly user: { readonly userId: number; readonly userName: string };
  readonly contacts: Contacts;
}

export interface Contacts {
  readonly email: string | null;
  /** The national number. */
  readonly mobile: string | null;
  readonly phoneCode: string | null;
  readonly countryCode: string | null;
}

export interface Recorded {
  readonly people: Readonly<Record<string, Person>>;
  readonly answers: Answers;
}

/** What was done since the page was shown. */
export interface MockState {
  readonly person: string;
  /** `de_DE` */
  readonly language: string;
  readonly contacts: Contacts;
  /** Whether the password was confirmed. */
  readonly isConfirmed: boolean;
  readonly codes: Readonly<Record<string, SentCode>>;
}

interface SentCode {
  readonly code: string;
  readonly contacts: Partial<Contacts>;
}

/** A message to the person. */
export interface Mail {
  readonly to: string;
  readonly text: string;
}

export interface Call {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly state: MockState;
  readonly mail?: Mail;
}

/** Sample people have this password. */
export const PASSWORD = 'Portal-2026';

const REGISTRATIONS = '/wand2/api/passwordRegistrations/';
const SENT = { status: 'success', expiresInSeconds: 900, resendAfterSeconds: 30, delayed: false };

export function firstState(recorded: Recorded, person: string, language: string): MockState {
  const contacts = recorded.people[person]?.contacts ?? {
    email: null,
    mobile: null,
    phoneCode: null,
    countryCode: null,
  };
  return { person, language, contacts, isConfirmed: false, codes: {} };
}

/**
 * @param texts the labels of a language
 * @param newCode makes a code of eight digits
 */
export async function answer(
  call: Call,
  state: MockState,
  recorded: Recorded,
  texts: (language: string) => Promise<Readonly<Record<string, string>>>,
  newCode: () => string,
): Promise<Answer> {
  const done = (body: unknown, change: Partial<MockState> = {}, mail?: Mail): Answer => ({
    status: 200,
    body,
    state: { ...state, ...change },
    ...(mail ? { mail } : {}),
  });
  const { path } = call;
  const [language = 'en', country = 'US'] = state.language.split('_');
  if (path.startsWith('/generic/session/getToken.html')) return done({ token: 'of-the-playground' });
  if (path === '/wand2/tokens/getAccessToken')
    return done({ access_token: 'of-the-playground', expires_in: 900, refresh_token: 'again', token_type: 'bearer' });
  if (path.startsWith('/client/session/locale.html')) {
    const { data } = (recorded.answers['/client/session/locale.html'] ?? {}) as { data?: object };
    return done({ data: { ...data, language, country } });
  }
  if (/^\/wand2\/(?:manual\/)?api\/translation$/.test(path)) {
    const { labels = [], language: wanted = language, country: of = country } = call.body as TranslationBody;
    const known = await texts(`${wanted}_${of}`);
    const asked = new Set(labels);
    // With the plural forms that English does not have.
    return done(
      Object.fromEntries(
        Object.entries(known).filter(([label]) => asked.has(label.replace(/_(?:zero|two|few|many)$/, '_other'))),
      ),
    );
  }
  if (path.startsWith('/wand2/api/users/current')) return done(recorded.people[state.person]?.user);
  if (path.startsWith(REGISTRATIONS)) return registration(call, state, recorded.answers, newCode, done);
  const known = recorded.answers[path] ?? recorded.answers[path.split('?')[0] ?? ''];
  if (call.method === 'GET' && known !== undefined) return done(known);
  const detail = 'The playground has no server: start a portal with npm start, and look at it with npm run docs.';
  return { ...done({ status: 501, title: 'ERR_NOT_IN_PLAYGROUND', detail, errors: [] }), status: 501 };
}

interface TranslationBody {
  readonly labels?: readonly string[];
  readonly language?: string;
  readonly country?: string;
}

interface RegistrationBody {
  readonly email?: string;
  readonly mobile?: string;
  readonly countryCode?: string;
  readonly code?: string;
  readonly type?: string;
  readonly password?: string;
}

function registration(
  { path, body }: Call,
  state: MockState,
  answers: Answers,
  newCode: () => string,
  done: (body: unknown, change?: Partial<MockState>, mail?: Mail) => Answer,
): Answer {
  const fields = (body ?? {}) as RegistrationBody;
  const send = (type: string, to: string, contacts: Partial<Contacts>): Answer => {
    const code = newCode();
    const text = `Your verification code is ${code}.`;
    return done(SENT, { codes: { ...state.codes, [type]: { code, contacts } } }, { to, text });
  };
  switch (path.split('?')[0]?.split('/').at(-1)) {
    case 'googleApiKey':
      return done({ key: null });
    case 'authenticate': {
      const isRight = fields.password === PASSWORD;
      return done({ status: isRight ? 'SUCCESS' : 'FAILED' }, { isConfirmed: state.isConfirmed || isRight });
    }
    case 'email':
      return send('Email', fields.email ?? '', { email: fields.email ?? null });
    case 'mobile': {
      const countryCode = fields.countryCode?.toUpperCase() ?? null;
      const mobile = (fields.mobile ?? '').replace(/\D/g, '');
      return send('Mobile', fields.mobile ?? '', { mobile, countryCode, phoneCode: phoneCodeOf(countryCode, answers) });
    }
    case 'removeMobile':
      return done({ status: 'success' }, { contacts: { ...state.contacts, mobile: null } });
    case 'register': {
      const { [fields.type ?? '']: sent, ...codes } = state.codes;
      if (!sent) return done({ status: 'failed', statusReason: 'EXPIRED' });
      if (fields.code?.replace(/[ -]/g, '') !== sent.code)
        return done({ status: 'failed', statusReason: 'INVALID_CODE' });
      return done(
        { status: 'success', statusReason: '' },
        { contacts: { ...state.contacts, ...sent.contacts }, codes },
      );
    }
    default: {
      const { email, mobile, ...rest } = state.contacts;
      if (state.isConfirmed) return done({ ...state.contacts, masked: false });
      return done({
        ...rest,
        email: masked(email, /^(..).*(@.*)$/),
        mobile: masked(mobile, /^().*(.{4})$/),
        masked: true,
      });
    }
  }
}

const masked = (value: string | null, ends: RegExp): string | null => value?.replace(ends, '$1••••$2') ?? null;

const COUNTRIES = '/wand2/api/countries?sort=code';

function phoneCodeOf(country: string | null, answers: Answers): string | null {
  const countries = (answers[COUNTRIES] ?? []) as readonly { countryCode: string; phoneCode: string }[];
  return countries.find(({ countryCode }) => countryCode === country)?.phoneCode ?? null;
}
