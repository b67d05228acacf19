import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasOpenssl = (): boolean => spawnSync('openssl', ['version']).status === 0;

/** The files of a certificate of localhost that nobody signed, and the hash of its key, by which Chromium can be told to accept it. */
export interface LocalCertificate {
  readonly certificate: string;
  readonly key: string;
  readonly keyHash: string;
}

/** Writes a certificate of localhost into a folder. */
export function localCertificate(folder: string): LocalCertificate {
  const [certificate, key] = [join(folder, 'portal.crt'), join(folder, 'portal.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const keyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { certificate, key, keyHash };
}
