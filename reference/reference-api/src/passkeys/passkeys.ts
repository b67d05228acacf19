import { createHmac } from 'node:crypto';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AuthenticationCredential, RegistrationCredential } from 'shared-client/schema/account';
import { originOf } from '../identity/public-origin.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { everySecret } from '../second-factor/sealed.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { CHALLENGE_SECONDS, type ChallengeOwner, isChallenge, newChallenge, spendChallenge } from './challenge.ts';
import { isOwnPage } from './client-data.ts';

/** Loaded when the first passkey is used: it contains every attestation format, and takes a second to load. */
const webAuthn = () => import('@simplewebauthn/server');

const PORTAL = 'Portal';
const timeout = CHALLENGE_SECONDS * 1000;
/** ES256, EdDSA, RS256: every authenticator supports one of them. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** Passkeys belong to the host that browsers use. */
const hostOf = (request: FastifyRequest): string => new URL(originOf(request)).hostname;

const bySession = ({ options }: Services, { sessionId }: SignedInUser): ChallengeOwner => ({
  owner: `session ${sessionId}`,
  secret: options.secret,
});

/** Whether a challenge was created for this owner, by this process or with a secret that has since been replaced. */
const isOwnChallenge = ({ options, now }: Services, challenge: string, { owner }: Pick<ChallengeOwner, 'owner'>) =>
  everySecret(options).some((secret) => isChallenge(challenge, { owner, secret }, now()));

const transportsOf = (text: string) => text.split(',').filter(Boolean) as AuthenticatorTransport[];

/** The passkeys of a user for their owner, the oldest first. */
export async function passkeysOf(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'added_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    passkeyId: row.id,
    name: row.name,
    addedAt: row.added_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }));
}

const credentialsOf = async (db: Kysely<Database>, userId: number) =>
  (await db.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', userId).execute()).map(
    (row) => ({ id: row.credential_id, type: 'public-key', transports: transportsOf(row.transports) }),
  );

/** The user handle of WebAuthn: stable for a user, and useless to anybody else. */
const userHandleOf = (secret: string, userId: number): Buffer =>
  createHmac('sha256', secret).update(`passkey user ${userId}`).digest();

/** The options for a browser to create a passkey. Existing passkeys of the user are excluded. */
export async function registrationOptions(services: Services, user: SignedInUser, request: FastifyRequest) {
  const { generateRegistrationOptions } = await webAuthn();
  const { db, now, options } = services;
  const {
    rp,
    user: shown,
    ...rest
  } = await generateRegistrationOptions({
    rpName: PORTAL,
    rpID: hostOf(request),
    userName: user.userName,
    userDisplayName: user.userName,
    userID: new Uint8Array(userHandleOf(options.secret, user.userId)),
    challenge: newChallenge(bySession(services, user), now()),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: await credentialsOf(db, user.userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...rest, rp: { id: rp.id ?? hostOf(request), name: rp.name }, user: shown };
}

/** Stores a new passkey. @returns its id; undefined if it is invalid or was not created for this session */
export async function addPasskey(
  services: Services,
  user: SignedInUser,
  { request, name, credential }: { request: FastifyRequest; name: string; credential: RegistrationCredential },
): Promise<number | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { db, now, options } = services;
  if (!isOwnPage(credential.response.clientDataJSON)) return undefined;
  let answered = '';
  const verified = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => {
      answered = challenge;
      return isOwnChallenge(services, challenge, bySession(services, user));
    },
    expectedOrigin: originOf(request),
    expectedRPID: hostOf(request),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified || !(await spendChallenge(db, answered, now()))) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const row = await db
    .insertInto('passkey')
    .values({
      user_id: user.userId,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (credential.response.transports ?? []).join(','),
      name,
      user_handle: userHandleOf(options.secret, user.userId).toString('base64url'),
      added_at: now(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The options for a browser to sign in by passkey: with any, or with one of a user whose password was right. */
export async function authenticationOptions(
  services: Services,
  { request, owner, userId }: { request: FastifyRequest; owner: string; userId: number | undefined },
) {
  const { db, now, options } = services;
  return {
    rpId: hostOf(request),
    challenge: Buffer.from(newChallenge({ owner, secret: options.secret }, now())).toString('base64url'),
    timeout,
    allowCredentials: userId === undefined ? [] : await credentialsOf(db, userId),
    userVerification: 'required' as const,
  };
}

/**
 * The user of a passkey's signature; undefined if the passkey is unknown or of a disabled user, or the signature is invalid, late or for
 * another browser.
 */
export async function userByPasskey(
  services: Services,
  { request, owner, credential }: { request: FastifyRequest; owner: string; credential: AuthenticationCredential },
): Promise<{ readonly userId: number; readonly passkeyId: number } | undefined> {
  const { db, now } = services;
  const row = await db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .selectAll('passkey')
    .where('credential_id', '=', credential.id)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row || !isOwnPage(credential.response.clientDataJSON)) return undefined;
  const { userHandle, ...signed } = credential.response;
  if (userHandle && row.user_handle !== null && userHandle !== row.user_handle) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  let answered = '';
  const result = await verifyAuthenticationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: 'public-key',
      response: { ...signed, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => {
      answered = challenge;
      return isOwnChallenge(services, challenge, { owner });
    },
    expectedOrigin: originOf(request),
    expectedRPID: hostOf(request),
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
      transports: transportsOf(row.transports),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified || !(await spendChallenge(db, answered, now()))) return undefined;
  await db
    .updateTable('passkey')
    .set({
      counter: result.authenticationInfo.newCounter,
      used_at: now(),
      ...(userHandle ? { user_handle: userHandle } : {}),
    })
    .where('id', '=', row.id)
    .execute();
  return { userId: row.user_id, passkeyId: row.id };
}
