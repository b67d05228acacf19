/** The cookies of one visitor that scripts cannot read: kept beside the browser, which would refuse a secure one of another origin. */
export class KeptCookies {
  readonly #values = new Map<string, string>();

  /** Keeps what a response sets. @returns the other cookies, for the browser, on whatever origin it is */
  keep(set: readonly string[]): string[] {
    return set.flatMap((cookie) => {
      const [pair = '', ...attributes] = cookie.split(/;\s*/);
      const has = (pattern: RegExp) => attributes.some((one) => pattern.test(one));
      if (!has(/^httponly$/i))
        return [[pair, ...attributes.filter((one) => !/^(?:secure$|domain=)/i.test(one))].join('; ')];
      const [name = '', ...value] = pair.split('=');
      const expires = attributes.find((one) => /^expires=/i.test(one))?.slice('expires='.length);
      const isOver = has(/^max-age=(?:0|-\d+)$/i) || (expires !== undefined && Date.parse(expires) <= Date.now());
      if (isOver) this.#values.delete(name);
      else this.#values.set(name, value.join('='));
      return [];
    });
  }

  /** The value of a request's header, with the cookies that the browser sends. */
  header(sent: string | undefined): string | undefined {
    const all = [...(sent ? [sent] : []), ...[...this.#values].map(([name, value]) => `${name}=${value}`)];
    return all.length > 0 ? all.join('; ') : undefined;
  }
}
