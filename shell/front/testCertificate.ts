import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Why tests with a certificate are left out; false if they are not. */
export const skipCertificate = spawnSync('openssl', ['version']).error ? 'openssl is not installed' : false

/** Makes a certificate for localhost that nobody has signed, and its key, in PEM and as files in a folder. */
export function makeCertificate(folder: string) {
  const [certFile = '', keyFile = ''] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name))
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const made = spawnSync('openssl', [
    ...['req', '-x509', ...kind, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-out', certFile, '-keyout', keyFile],
  ])
  assert.equal(made.status, 0, String(made.stderr))
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
}
