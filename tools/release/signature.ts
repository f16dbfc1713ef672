import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sumsName = 'SHA256SUMS'
const signatureName = 'SHA256SUMS.sig'

/** Thrown with a sentence for the operator: a key that cannot be used, or a release that does not pass. */
export class ReleaseRefused extends Error {}

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

function keyFrom(name: string, pem: string, read: (text: string) => KeyObject): KeyObject {
  try {
    const key = read(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The sentence below says what is expected.
  }
  throw new ReleaseRefused(`${name} is no Ed25519 key in PEM form`)
}

/** Returns the key that signs; undefined if `RELEASE_KEY` is not set. */
export const signingKey = ({ RELEASE_KEY: pem }: Readonly<Record<string, string | undefined>>): KeyObject | undefined =>
  pem ? keyFrom('RELEASE_KEY', pem, (text) => createPrivateKey(text)) : undefined

/** Returns the key that proves a signature: `RELEASE_PUBLIC_KEY`, else the public half of `RELEASE_KEY`. */
export function provingKey(env: Readonly<Record<string, string | undefined>>): KeyObject {
  const pem = env['RELEASE_PUBLIC_KEY']
  if (pem) return keyFrom('RELEASE_PUBLIC_KEY', pem, (text) => createPublicKey(text))
  const own = signingKey(env)
  if (own) return createPublicKey(own)
  throw new ReleaseRefused('RELEASE_PUBLIC_KEY is not set: a signature proves nothing without a key from another place')
}

/** Writes `SHA256SUMS` beside files of one folder, and `SHA256SUMS.sig` if there is a key. */
export function writeSums(files: readonly string[], key: KeyObject | undefined): void {
  const folder = path.dirname(files[0] ?? '')
  const sums = files.map((file) => `${sumOf(file)}  ${path.basename(file)}\n`).join('')
  writeFileSync(path.join(folder, sumsName), sums)
  if (key) writeFileSync(path.join(folder, signatureName), sign(null, Buffer.from(sums), key))
}

/** Throws `ReleaseRefused` unless the sums beside a file are signed by the key and name this file with these bytes. */
export function verifyRelease(file: string, key: KeyObject): void {
  const [sums, signature] = [sumsName, signatureName].map((name) => path.join(path.dirname(file), name))
  for (const needed of [file, sums, signature]) if (!needed || !existsSync(needed)) throw new ReleaseRefused(`There is no ${needed}`)
  const text = readFileSync(sums ?? '')
  if (!verify(null, text, key, readFileSync(signature ?? ''))) throw new ReleaseRefused(`${sumsName} is not signed by this key`)
  const stated = text
    .toString()
    .split('\n')
    .find((line) => line.slice(66) === path.basename(file))
  if (stated === undefined) throw new ReleaseRefused(`${sumsName} does not name ${path.basename(file)}`)
  if (stated.slice(0, 64) !== sumOf(file)) throw new ReleaseRefused(`${path.basename(file)} is not the file that was signed`)
}
