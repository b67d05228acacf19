import { UserError } from '../user-error.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Without "/" at either end; empty for the bucket's root. */
  readonly prefix: string;
  /** The bucket's URL, without a trailing "/": `http://localhost:9000/bucket` or `https://bucket.s3.…amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** @throws UserError that names what is missing */
export function s3Settings(location: string, environment: Readonly<Record<string, string | undefined>>): S3Settings {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(location) ?? [];
  if (!bucket)
    throw new UserError(`"${location}" is no store. An object store's address is s3://bucket or s3://bucket/prefix.`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new UserError(`${location} needs credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1';
  const server = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL;
  if (server && !/^https?:\/\//.test(server)) {
    throw new UserError(`AWS_ENDPOINT_URL is "${server}". It has to begin with http:// or https://.`);
  }
  return {
    bucket,
    prefix: rest.replace(/^\/+|\/+$/g, ''),
    // Servers other than Amazon's rarely support buckets in host names.
    endpoint: server ? `${server.replace(/\/+$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: environment.AWS_SESSION_TOKEN || undefined,
  };
}
