import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { inRoot } from '../process.ts'

type Versions = Readonly<Record<string, string>>
type Snapshot = { dependencies?: Versions; optionalDependencies?: Versions }
type Locked = Readonly<Record<string, { specifier: string; version: string }>>
type Importer = { dependencies?: Locked; devDependencies?: Locked }
type Lock = {
  lockfileVersion: string
  settings: object
  importers: Readonly<Record<string, Importer>>
  packages: Readonly<Record<string, object>>
  snapshots: Readonly<Record<string, Snapshot>>
}
/** The part of a `package.json` that a lockfile needs. */
export type Manifest = { name: string; version: string } & Readonly<
  Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies' | 'peerDependenciesMeta', Versions>>
>

const withoutPeers = (key: string) => key.replace(/\(.*$/u, '')

/** Returns the keys of packages and of all their dependencies. */
function reached(snapshots: Lock['snapshots'], first: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...first]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const snapshot = snapshots[key]
    if (!snapshot || found.has(key)) continue
    found.add(key)
    waiting.push(
      ...Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }).map(([name, version]) => `${name}@${version}`),
    )
  }
  return [...found].toSorted()
}

const from = <Value>(all: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]] as const])))

/**
 * Returns the lockfile of a product that installs the packed file: every other package has the version that this project has, so the
 * installation needs no registry. `file` is the name of the packed file beside the manifest of the product.
 */
export function exampleLock(product: Manifest, packed: Manifest, file: string, bytes: Buffer): string {
  const { lockfileVersion, settings, importers, packages, snapshots } = parse(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')) as Lock
  const all = { ...importers['design-system']?.devDependencies, ...importers['design-system']?.dependencies }
  const ours = { ...all, ...importers['.']?.dependencies, ...importers['.']?.devDependencies }
  const versionOf = (name: string) => {
    const version = name === packed.name ? `file:${file}` : ours[name]?.version
    if (version === undefined) throw new Error(`${name} is not installed in this project.`)
    return version
  }
  const locked = (specifiers: Versions = {}): Locked =>
    Object.fromEntries(Object.entries(specifiers).map(([name, specifier]) => [name, { specifier, version: versionOf(name) }]))
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]))
  const key = `${packed.name}@file:${file}`
  const needs = versions(Object.keys({ ...packed.dependencies, ...packed.peerDependencies }).toSorted())
  const first = { ...versions(Object.keys({ ...product.dependencies, ...product.devDependencies })), ...needs }
  const found = reached(
    snapshots,
    Object.entries(first).map(([name, version]) => `${name}@${version}`),
  )
  const resolution = { integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`, tarball: `file:${file}` }
  const { version, peerDependencies, peerDependenciesMeta } = packed
  return stringify({
    lockfileVersion,
    settings,
    importers: { '.': { dependencies: locked(product.dependencies), devDependencies: locked(product.devDependencies) } },
    packages: {
      [key]: { resolution, version, hasBin: true, peerDependencies, peerDependenciesMeta },
      ...from(packages, found.map(withoutPeers)),
    },
    snapshots: { [key]: { dependencies: needs }, ...from(snapshots, found) },
  })
}
