import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hash, verify } = argon2;

/** Hash → the password that it was made of. */
const known = new Map();

/**
 * Hashes passwords as the product does, but verifies a hash at its full cost only until its password is known: sample accounts sign in
 * hundreds of times, and a recovery code is compared with ten hashes.
 */
const knowing = {
  async hash(password, ...rest) {
    const made = await hash(password, ...rest);
    known.set(made, password);
    return made;
  },
  async verify(stored, password, ...rest) {
    if (known.has(stored)) return known.get(stored) === password;
    const isRight = await verify(stored, password, ...rest);
    if (isRight) known.set(stored, password);
    return isRight;
  },
};

// Modules of the API that Node loads get these functions. Those that jest loads for a file, as `password.test.ts` does, get the library's.
Object.assign(argon2, knowing);
await import('@node-rs/argon2');
Object.assign(argon2, { hash, verify });
