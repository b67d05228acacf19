/** Follows the build that a bundler watches; imported for its effect. */
export {};
