import { createHash, sign, verify, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sumsName = 'SHA256SUMS'
const signatureName = 'SHA256SUMS.sig'

/** Thrown with a sentence for the operator: what a release lacks, or why it does not pass. */
export class ReleaseRefused extends Error {}

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

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
