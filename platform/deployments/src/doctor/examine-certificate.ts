import { once } from 'node:events';
import { connect } from 'node:tls';
import { broken, type DoctorFinding, stale } from './doctor-finding.ts';

const DEADLINE_MS = 15_000;
const DAY = 86_400_000;

/** Renewal is usually automatic and happens a month before the end. */
const SOON_DAYS = 21;

/** The period in which a certificate is valid. */
export interface CertificatePeriod {
  readonly from: Date;
  readonly to: Date;
}

/** Whether a certificate is valid, and for long enough. */
export function certificateFindings(host: string, { from, to }: CertificatePeriod, now: Date): DoctorFinding[] {
  const renew = 'Renew it, and let the server read it again.';
  const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
  if (now < from)
    return [
      broken(
        `The certificate of ${host} is valid from ${day(from)} UTC. Browsers refuse it before; check the clock as well.`,
      ),
    ];
  if (now >= to)
    return [broken(`The certificate of ${host} ended on ${day(to)} UTC, so browsers refuse the portal. ${renew}`)];
  const left = (to.getTime() - now.getTime()) / DAY;
  if (left >= SOON_DAYS) return [];
  return [stale(`The certificate of ${host} ends on ${day(to)} UTC, in ${Math.floor(left)} days. ${renew}`)];
}

/** The certificate of a site; nothing for plain HTTP, or for a site that cannot be reached. */
export async function examineCertificate(site: URL, now: Date): Promise<DoctorFinding[]> {
  if (site.protocol !== 'https:') return [];
  const host = site.hostname.replace(/^\[|\]$/g, '');
  // A certificate that is not valid is read as well.
  const socket = connect({ host, port: Number(site.port || 443), servername: host, rejectUnauthorized: false });
  const timer = setTimeout(() => socket.destroy(new Error('late')), DEADLINE_MS);
  try {
    await once(socket, 'secureConnect');
    const { valid_from, valid_to } = socket.getPeerCertificate();
    return certificateFindings(site.host, { from: new Date(valid_from), to: new Date(valid_to) }, now);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
