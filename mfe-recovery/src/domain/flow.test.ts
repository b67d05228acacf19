import fc from 'fast-check';
import { type Flow, type FlowEvent, type FlowEventType, newFlow, next, transitions } from './flow.ts';
import { noPhone, type PhoneDetails, type RegisteredDetails } from './registration.ts';
import { type FlowMode, type Screen, type Step, screens } from './steps.ts';

const phone: PhoneDetails = { phoneNumber: '(213) 373-4253', phoneCode: '1', countryCode: 'us' };
const none: RegisteredDetails = { email: undefined, phoneDetails: undefined };
const both: RegisteredDetails = { email: 'old@example.com', phoneDetails: phone };

/** Every event once, `path` once for each screen. */
const events: Readonly<Record<string, FlowEvent>> = {
  loaded: { type: 'loaded', registered: none },
  'password-needed': { type: 'password-needed' },
  'password-confirmed': { type: 'password-confirmed', registered: both },
  continue: { type: 'continue', email: 'new@example.com', phoneDetails: phone },
  skip: { type: 'skip' },
  back: { type: 'back' },
  'email-verified': { type: 'email-verified' },
  'phone-verified': { type: 'phone-verified' },
  'phone-removed': { type: 'phone-removed' },
  leave: { type: 'leave' },
  cancel: { type: 'cancel' },
  ...Object.fromEntries(screens.map((screen) => [`path:${screen}`, { type: 'path', screen } as FlowEvent])),
};

/** A flow in a step, with a new e-mail address and a new phone entered and nothing registered. */
function standing(mode: FlowMode, step: Step): Flow {
  return {
    ...newFlow(mode),
    step,
    confirmed: mode === 'update' && step !== 'starting' && step !== 'confirm-password',
    details: { ...newFlow(mode).details, email: 'new@example.com', phoneDetails: phone },
  };
}

const steps: readonly Step[] = ['starting', ...screens, 'ended'];
const setup = 'phone-email-setup';

/** The step after each event. Events that are not listed change nothing. */
const expected: Readonly<Record<FlowMode, Partial<Record<Step, Readonly<Record<string, Step>>>>>> = {
  register: {
    starting: { loaded: setup, cancel: 'ended' },
    'confirm-password': {
      'password-confirmed': setup,
      cancel: 'ended',
      'path:confirm-password': setup,
      'path:phone-email-setup': setup,
      'path:verify-email': 'verify-email',
      'path:verify-phone': 'verify-phone',
      'path:success': setup,
    },
    'phone-email-setup': {
      continue: 'verify-email',
      cancel: 'ended',
      'path:verify-email': 'verify-email',
      'path:verify-phone': 'verify-phone',
    },
    'verify-email': {
      'email-verified': 'verify-phone',
      back: setup,
      cancel: 'ended',
      'path:confirm-password': setup,
      'path:phone-email-setup': setup,
      'path:verify-phone': 'verify-phone',
      'path:success': setup,
    },
    'verify-phone': {
      'phone-verified': 'success',
      skip: 'success',
      back: setup,
      cancel: 'ended',
      'path:confirm-password': setup,
      'path:phone-email-setup': setup,
      'path:verify-email': 'verify-email',
      'path:success': setup,
    },
    success: {
      leave: 'ended',
      cancel: 'ended',
      'path:confirm-password': setup,
      'path:phone-email-setup': setup,
      'path:verify-email': 'verify-email',
      'path:verify-phone': 'verify-phone',
      'path:success': setup,
    },
    ended: {},
  },
  update: {
    starting: { loaded: setup, 'password-needed': 'confirm-password', cancel: 'ended' },
    'confirm-password': { 'password-confirmed': setup, cancel: 'ended' },
    'phone-email-setup': {
      continue: 'verify-email',
      back: 'ended',
      cancel: 'ended',
      'password-needed': 'confirm-password',
      'path:confirm-password': 'confirm-password',
      'path:verify-email': 'verify-email',
      'path:verify-phone': 'verify-phone',
    },
    'verify-email': {
      'email-verified': 'verify-phone',
      back: setup,
      cancel: 'ended',
      'password-needed': 'confirm-password',
      'path:confirm-password': 'confirm-password',
      'path:phone-email-setup': setup,
      'path:verify-phone': 'verify-phone',
      'path:success': setup,
    },
    'verify-phone': {
      'phone-verified': 'success',
      skip: 'success',
      back: setup,
      cancel: 'ended',
      'password-needed': 'confirm-password',
      'path:confirm-password': 'confirm-password',
      'path:phone-email-setup': setup,
      'path:verify-email': 'verify-email',
      'path:success': setup,
    },
    success: {
      leave: 'ended',
      cancel: 'ended',
      'path:confirm-password': 'confirm-password',
      'path:phone-email-setup': setup,
      'path:verify-email': 'verify-email',
      'path:verify-phone': 'verify-phone',
      'path:success': setup,
    },
    ended: {},
  },
};

const everyPair = (['register', 'update'] as const).flatMap((mode) =>
  steps.flatMap((step) => Object.keys(events).map((event) => ({ mode, step, event }))),
);

test.each(everyPair)('$mode: $step on $event', ({ mode, step, event }) => {
  const happening = events[event] as FlowEvent;
  expect(next(standing(mode, step), happening).step).toBe(expected[mode][step]?.[event] ?? step);
});

test('every event of the machine is in the table of this test', () => {
  const tested = new Set<FlowEventType>(Object.values(events).map((event) => event.type));
  expect(new Set(transitions.map((row) => row.on))).toEqual(tested);
});

const run = (mode: FlowMode, ...happenings: readonly FlowEvent[]): Flow => happenings.reduce(next, newFlow(mode));
const loaded = (registered = none): FlowEvent => ({ type: 'loaded', registered });

describe('the flow transitions (docs: recovery#recovery-flow)', () => {
  test('1: confirm-password goes to phone-email-setup when authentication returns SUCCESS (docs: recovery#flow-confirmed)', () => {
    const flow = run('update', { type: 'password-needed' }, { type: 'password-confirmed', registered: both });
    expect(flow).toMatchObject({
      step: setup,
      confirmed: true,
      details: { email: 'old@example.com', phoneDetails: phone },
    });
  });

  test('2: Continue goes to verify-phone if only the phone changed (docs: recovery#flow-continue)', () => {
    const flow = run('update', loaded({ ...both, phoneDetails: noPhone }), {
      type: 'continue',
      email: 'old@example.com',
      phoneDetails: phone,
    });
    expect(flow.step).toBe('verify-phone');
  });

  test('2: Continue does nothing when neither changed', () => {
    const before = run('update', loaded(both));
    expect(next(before, { type: 'continue', email: ' OLD@example.com', phoneDetails: phone })).toBe(before);
  });

  test('2: Skip goes to success only where the email is registered and it is not update flow (docs: recovery#setup-skip, recovery#flow-continue)', () => {
    expect(run('register', loaded(both), { type: 'skip' }).step).toBe('success');
    expect(run('register', loaded(none), { type: 'skip' }).step).toBe(setup);
    expect(run('update', loaded(both), { type: 'skip' }).step).toBe(setup);
  });

  test('3: a proof that arrives after Back or Skip counts, and the screen stays', () => {
    const entered: FlowEvent = { type: 'continue', email: 'new@example.com', phoneDetails: phone };
    const back = run('register', loaded(), entered, { type: 'back' }, { type: 'email-verified' });
    expect(back).toMatchObject({ step: setup, verified: { email: true }, details: { isEmailRegistered: true } });
    const atPhone = [loaded(), entered, { type: 'email-verified' }] as const;
    expect(run('register', ...atPhone, { type: 'back' }, { type: 'phone-verified' })).toMatchObject({
      step: setup,
      verified: { phone: true },
      details: { isPhoneRegistered: true },
    });
    expect(run('register', ...atPhone, { type: 'skip' }, { type: 'phone-verified' })).toMatchObject({
      step: 'success',
      verified: { email: true, phone: true },
    });
  });

  test('3: after email verification without a phone, success (docs: recovery#flow-verified)', () => {
    const flow = run(
      'register',
      loaded(),
      { type: 'continue', email: 'new@example.com', phoneDetails: noPhone },
      { type: 'email-verified' },
    );
    expect(flow).toMatchObject({ step: 'success', verified: { email: true, phone: false } });
  });

  test('3: after email verification with an unchanged phone, success (docs: recovery#flow-verified)', () => {
    const flow = run(
      'update',
      loaded(both),
      { type: 'continue', email: 'new@example.com', phoneDetails: phone },
      { type: 'email-verified' },
    );
    expect(flow.step).toBe('success');
  });

  test('4: an address without its precondition leads back to phone-email-setup (docs: recovery#flow-back)', () => {
    for (const screen of ['verify-email', 'verify-phone', 'success'] as const) {
      expect(run('register', { type: 'loaded', registered: both, screen }).step).toBe(setup);
      expect(run('register', loaded(both), { type: 'path', screen }).step).toBe(setup);
    }
  });

  test('4: a verified address is no step to return to', () => {
    const flow = run(
      'register',
      loaded(),
      { type: 'continue', email: 'new@example.com', phoneDetails: phone },
      { type: 'email-verified' },
      { type: 'path', screen: 'verify-email' },
    );
    expect(flow.step).toBe(setup);
  });

  test('6: leaving success completes, leaving anything else cancels (docs: recovery#recovery-success, recovery#flow-completed)', () => {
    expect(run('register', loaded(both), { type: 'skip' }, { type: 'leave' }).outcome).toBe('completed');
    expect(run('register', loaded(both), { type: 'skip' }, { type: 'cancel' }).outcome).toBe('completed');
    expect(run('register', loaded(both), { type: 'cancel' }).outcome).toBe('cancelled');
    expect(run('update', loaded(both), { type: 'back' }).outcome).toBe('cancelled');
  });
});

test('a reload with its draft stays on the step', () => {
  const draft = { email: 'new@example.com', phoneDetails: phone, verified: { email: false, phone: false } };
  const at = (screen: Screen): Step => run('register', { type: 'loaded', registered: none, screen, draft }).step;
  expect(at('verify-email')).toBe('verify-email');
  expect(at('verify-phone')).toBe('verify-phone');
  expect(at('success')).toBe(setup);
  const proven = { ...draft, verified: { email: true, phone: false } };
  expect(run('register', { type: 'loaded', registered: both, screen: 'success', draft: proven }).step).toBe('success');
});

test('an e-mail proven before the reload is not proven again, though the server shows it masked', () => {
  const draft = { email: 'new@example.com', phoneDetails: noPhone, verified: { email: true, phone: false } };
  const registered = { email: 'n••••@example.com', phoneDetails: undefined };
  const flow = run('register', { type: 'loaded', registered, screen: 'phone-email-setup', draft });
  const again = next(flow, { type: 'continue', email: 'new@example.com', phoneDetails: phone });
  expect(again.step).toBe('verify-phone');
});

test('an expired grant asks for the password and keeps what was entered', () => {
  const before = run('update', loaded(both), { type: 'continue', email: 'new@example.com', phoneDetails: phone });
  const asked = next(before, { type: 'password-needed' });
  expect(asked).toMatchObject({ step: 'confirm-password', confirmed: false });
  const draft = { email: before.details.email, phoneDetails: before.details.phoneDetails, verified: before.verified };
  expect(next(asked, { type: 'password-confirmed', registered: both, draft }).details.email).toBe('new@example.com');
});

test('whatever happens, update flow shows nothing before the password, and an ended flow stays as it ended (docs: recovery#recovery-first-step)', () => {
  const anyEvent = fc.constantFrom(...Object.values(events).filter((event) => event.type !== 'loaded'));
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), (happenings) => {
      let flow = next(newFlow('update'), { type: 'password-needed' });
      for (const event of happenings) {
        const after = next(flow, event);
        if (flow.step === 'ended') expect(after).toBe(flow);
        if (!['confirm-password', 'ended', 'success'].includes(after.step)) expect(after.confirmed).toBe(true);
        if (after.step === 'verify-email') expect(after.details.email).not.toBe('');
        expect(after.outcome === undefined).toBe(after.step !== 'ended');
        flow = after;
      }
    }),
  );
});
