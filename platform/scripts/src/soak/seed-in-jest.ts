import fc from 'fast-check';

// A setup file of Jest, which runs before each test file: all of its properties begin with the seed of the soak.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SOAK_SEED) });
