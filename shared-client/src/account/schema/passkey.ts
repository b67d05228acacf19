import * as v from 'valibot';

/** WebAuthn's own shapes (Level 3, JSON), as far as the portal uses them. Bytes are base64url. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be base64url'), v.maxLength(most));
const credentialId = v.pipe(bytes(1400), v.minLength(1));
const credentialDescriptor = v.object({
  id: v.string(),
  type: v.string(),
  transports: v.optional(v.array(v.string())),
});
const extensionResults = v.optional(v.record(v.string(), v.unknown()));
const attachment = v.nullish(v.picklist(['platform', 'cross-platform']));

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.string(), alg: v.number() })),
  timeout: v.optional(v.number()),
  excludeCredentials: v.optional(v.array(credentialDescriptor)),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
    }),
  ),
  hints: v.optional(v.array(v.string())),
  extensions: v.optional(v.object({ credProps: v.optional(v.boolean()) })),
  attestation: v.optional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
});

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.optional(v.number()),
  allowCredentials: v.array(credentialDescriptor),
  userVerification: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
});

/** `RegistrationResponseJSON`. */
const registrationCredential = v.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: v.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
    authenticatorData: v.nullish(bytes(10_000)),
    publicKey: v.nullish(bytes(5000)),
    publicKeyAlgorithm: v.nullish(v.number()),
  }),
});

/** `AuthenticationResponseJSON`. */
const authenticationCredential = v.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: v.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(10_000),
    signature: bytes(5000),
    userHandle: v.nullish(bytes(200)),
  }),
});

const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const addPasskeyBody = v.strictObject({ name: passkeyName, credential: registrationCredential });
export const passkeyAdded = v.object({ passkeyId: v.number() });
export const renamePasskeyBody = v.strictObject({ name: passkeyName });
/** `secondFactor`: after the password, by one of the passkeys of the password's owner. */
export const askForPasskeyBody = v.strictObject({ secondFactor: v.nullish(v.boolean()) });
export const signInByPasskeyBody = v.strictObject({
  credential: authenticationCredential,
  returnUrl: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
});

export type PasskeyCreation = v.InferOutput<typeof passkeyCreation>;
export type PasskeyRequest = v.InferOutput<typeof passkeyRequest>;
export type RegistrationCredential = v.InferInput<typeof registrationCredential>;
export type AuthenticationCredential = v.InferInput<typeof authenticationCredential>;
