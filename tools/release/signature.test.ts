import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { provingKey as proving, signingKey as signing } from '@wasla/server/platform/ed25519-keys.ts'
import { ReleaseRefused, verifyRelease, writeSums } from './signature.ts'

type Source = Readonly<Record<string, string>>
const signingKey = (source: Source) => signing(source, 'RELEASE_KEY')
const provingKey = (source: Source) => proving(source, 'RELEASE_KEY', 'RELEASE_PUBLIC_KEY')

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    RELEASE_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    RELEASE_PUBLIC_KEY: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  }
}
const own = pair()

/** Makes a signed release of two files. */
function released() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wasla-signed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [archive, sbom] = [path.join(folder, 'wasla-1.0.0.tar.gz'), path.join(folder, 'wasla-1.0.0.cdx.json')]
  writeFileSync(archive, 'an archive')
  writeFileSync(sbom, '{}')
  writeSums([archive, sbom], signingKey(own))
  return { archive, sbom, sums: path.join(folder, 'SHA256SUMS'), signature: path.join(folder, 'SHA256SUMS.sig') }
}

describe('a signed release', () => {
  it('is proved by the public key, and by the key that signed it', () => {
    const { archive, sbom } = released()
    verifyRelease(archive, provingKey({ RELEASE_PUBLIC_KEY: own.RELEASE_PUBLIC_KEY }))
    verifyRelease(sbom, provingKey({ RELEASE_KEY: own.RELEASE_KEY }))
  })

  it('has sums in the form that sha256sum reads', () => {
    const { sums } = released()
    expect(readFileSync(sums, 'utf8')).toMatch(/^[0-9a-f]{64} {2}wasla-1\.0\.0\.tar\.gz\n[0-9a-f]{64} {2}wasla-1\.0\.0\.cdx\.json\n$/u)
  })

  it('is refused if the archive was changed', () => {
    const { archive } = released()
    writeFileSync(archive, 'another archive')
    expect(() => verifyRelease(archive, provingKey(own))).toThrow('wasla-1.0.0.tar.gz is not the file that was signed')
  })

  it('is refused if archive and sums were changed', () => {
    const { archive } = released()
    writeFileSync(archive, 'another archive')
    writeSums([archive], undefined)
    expect(() => verifyRelease(archive, provingKey(own))).toThrow('SHA256SUMS is not signed by this key')
  })

  it('is refused if another key signed it', () => {
    const { archive } = released()
    expect(() => verifyRelease(archive, provingKey(pair()))).toThrow('SHA256SUMS is not signed by this key')
  })

  it('is refused if the sums do not name the file', () => {
    const { archive, sbom } = released()
    writeSums([sbom], signingKey(own))
    expect(() => verifyRelease(archive, provingKey(own))).toThrow('SHA256SUMS does not name wasla-1.0.0.tar.gz')
  })

  it('is refused if it has no signature', () => {
    const { archive, signature } = released()
    rmSync(signature)
    expect(() => verifyRelease(archive, provingKey(own))).toThrow(ReleaseRefused)
  })
})

describe('keys', () => {
  it('are read from the environment, and none is needed to pack without a signature', () => expect(signingKey({})).toBeUndefined())

  it.each(['not a key', generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()])(
    'are refused if they cannot sign',
    (pem) => expect(() => signingKey({ RELEASE_KEY: pem })).toThrow('RELEASE_KEY is no Ed25519 key in PEM form'),
  )

  it('are needed to prove a signature', () => expect(() => provingKey({})).toThrow('RELEASE_PUBLIC_KEY is missing'))
})
