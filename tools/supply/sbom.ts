import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums'
import { Bom, Component, HashDictionary, LicenseExpression, LicenseRepository, SpdxLicense } from '@cyclonedx/cyclonedx-library/Models'
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize'
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec'
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX'
import { PackageURL } from 'packageurl-js'
import { inRoot } from '../process.ts'
import { installedPackages, type Installed } from './installed.ts'
import { licenceOf } from './licences.ts'
import { directIds, partsOfId, productionPackages, readLockfile, type LockedPackage, type Lockfile } from './lockfile.ts'

/** `@scope/name` as its two halves; the first is undefined without a scope. */
const halves = (name: string): readonly [string | undefined, string] => {
  const [first = '', second] = name.split('/')
  return second === undefined ? [undefined, first] : [first, second]
}

function purlOf(id: string): string {
  const { name, version } = partsOfId(id)
  const [scope, own] = halves(name)
  return new PackageURL('npm', scope, own, version).toString()
}

const algorithms: Readonly<Record<string, HashAlgorithm>> = { sha512: HashAlgorithm['SHA-512'], sha1: HashAlgorithm['SHA-1'] }

function hashOf(integrity: string): readonly [HashAlgorithm, string] {
  const [name = '', base64 = ''] = integrity.split('-')
  const algorithm = algorithms[name]
  if (algorithm === undefined) throw new Error(`The lockfile has a hash of an unknown kind: ${name}`)
  return [algorithm, Buffer.from(base64, 'base64').toString('hex')]
}

function licenceFor(expression: string) {
  return isSupportedSpdxId(expression) ? new SpdxLicense(expression) : new LicenseExpression(expression)
}

function componentOf(one: LockedPackage, installed: ReadonlyMap<string, Installed>): Component {
  const [group, name] = halves(one.name)
  const hashes = new HashDictionary([hashOf(one.integrity)])
  return new Component(ComponentType.Library, name, {
    ...(group === undefined ? {} : { group }),
    version: one.version,
    bomRef: one.id,
    purl: purlOf(one.id),
    hashes,
    licenses: new LicenseRepository([licenceFor(licenceOf(one, installed))]),
    scope: one.isForOnePlatform ? ComponentScope.Optional : ComponentScope.Required,
  })
}

/** Returns a UUID of version 8, which stands for a rule of the maker: the same text gets the same UUID. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Product = { name: string; version: string; license: string; description: string }

/** Returns the bill of materials of a lockfile as a CycloneDX 1.6 document. The same lockfile gives the same text: it holds no time. */
export function sbomOf(lockfile: Lockfile, product: Product, installed: ReadonlyMap<string, Installed>): string {
  const packages = productionPackages(lockfile)
  const components = new Map(packages.map((one) => [one.id, componentOf(one, installed)]))
  const refOf = (id: string) => {
    const component = components.get(id)
    if (!component) throw new Error(`${id} is needed and not part of the product`)
    return component.bomRef
  }
  for (const { id, needs } of packages) for (const needed of needs) components.get(id)?.dependencies.add(refOf(needed))

  const root = new Component(ComponentType.Application, product.name, {
    version: product.version,
    description: product.description,
    bomRef: `${product.name}@${product.version}`,
    licenses: new LicenseRepository([licenceFor(product.license)]),
  })
  for (const importer of Object.keys(lockfile.importers)) for (const id of directIds(lockfile, importer)) root.dependencies.add(refOf(id))

  const bom = new Bom({ serialNumber: `urn:uuid:${uuidOf(JSON.stringify([product, lockfile]))}` })
  bom.metadata.component = root
  for (const component of components.values()) bom.components.add(component)
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6))
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

/** Returns the bill of materials of this project. */
export const ownSbom = (): string =>
  sbomOf(readLockfile(), JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Product, installedPackages())
