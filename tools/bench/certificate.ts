import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Certificate {
  readonly certificateFile: string;
  readonly keyFile: string;
  /** SHA-256 of the public key, in base64. */
  readonly keyHash: string;
}

/** Makes a certificate for 127.0.0.1, valid for a day. Only a browser that is given its key hash trusts it. */
export function makeCertificate(folder: string): Certificate {
  const certificateFile = join(folder, 'certificate.pem');
  const keyFile = join(folder, 'key.pem');
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 1'.split(' ');
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  const { error, status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    ...kind,
    ...name,
    ...files,
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`);
  const { publicKey } = new X509Certificate(readFileSync(certificateFile));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return { certificateFile, keyFile, keyHash: createHash('sha256').update(key).digest('base64') };
}
