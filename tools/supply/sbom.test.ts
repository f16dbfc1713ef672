import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { beforeAll, describe, expect, it } from 'vitest'
import { installedPackages } from './installed.ts'
import { productionPackages, readLockfile } from './lockfile.ts'
import { ownSbom, sbomOf } from './sbom.ts'

type Document = {
  serialNumber: string
  components: {
    'bom-ref': string
    purl: string
    version: string
    hashes: { alg: string; content: string }[]
    licenses: ({ license: { id: string } } | { expression: string })[]
  }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

let text = ''
let document: Document
beforeAll(() => {
  text = ownSbom()
  document = JSON.parse(text) as Document
})

describe('the bill of materials', () => {
  it('is a valid CycloneDX 1.6 document', async () => expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull())

  it('has every package of the product once, with its address, licence and hash', () => {
    expect(document.components.map((each) => each['bom-ref']).toSorted()).toEqual(productionPackages(readLockfile()).map(({ id }) => id))
    for (const { purl, version, hashes, licenses } of document.components) {
      expect(purl).toMatch(/^pkg:npm\//u)
      expect(purl.endsWith(`@${encodeURIComponent(version)}`)).toBe(true)
      expect(hashes.map(({ content }) => content.length)).toEqual([128])
      expect(licenses.length).toBe(1)
    }
  })

  it('has the hash of the lockfile in hexadecimal digits', () => {
    const integrity = productionPackages(readLockfile()).find(({ name }) => name === 'hono')?.integrity ?? ''
    const hash = document.components.find(({ purl }) => purl.startsWith('pkg:npm/hono@'))?.hashes[0]?.content ?? ''
    expect(`sha512-${Buffer.from(hash, 'hex').toString('base64')}`).toBe(integrity)
  })

  it('contains no package of tests', () => expect(document.components.filter(({ purl }) => purl.startsWith('pkg:npm/vitest@'))).toEqual([]))

  it('says what each package needs', () =>
    expect(document.dependencies.find(({ ref }) => ref.startsWith('react-dom@'))?.dependsOn?.map((ref) => ref.split('@')[0])).toContain(
      'react',
    ))

  it('is the same text for the same lockfile, and another one for another version', () => {
    const product = { name: 'wasla', version: '1.0.0', license: 'MIT', description: 'A marketplace' }
    const made = () => sbomOf(readLockfile(), product, installedPackages())
    expect(made()).toBe(made())
    expect(sbomOf(readLockfile(), { ...product, version: '1.0.1' }, installedPackages())).not.toBe(made())
    expect(text).not.toContain('timestamp')
  })
})
