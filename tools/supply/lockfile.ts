import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../process.ts'

/** Version of each dependency by its name: `4.3.8(graphql@16.15.0)`, `link:../contract`, or `other-name@1.2.3` for an alias. */
type Versions = Readonly<Record<string, string>>
type Importer = Readonly<Record<'dependencies' | 'optionalDependencies', Readonly<Record<string, { version: string }>> | undefined>>
type Snapshot = { dependencies?: Versions; optionalDependencies?: Versions }

/** The part of `pnpm-lock.yaml` that is read here. */
export type Lockfile = {
  importers: Readonly<Record<string, Importer>>
  packages: Readonly<Record<string, { resolution: { integrity?: string }; os?: readonly string[]; cpu?: readonly string[] }>>
  snapshots: Readonly<Record<string, Snapshot>>
}

export const readLockfile = (): Lockfile => parse(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')) as Lockfile

/** A package of the lockfile. `needs` holds the ids of the packages that it depends on, in order. */
export type LockedPackage = {
  /** `name@version` */
  id: string
  name: string
  version: string
  /** Hash of its archive as the registry states it: `sha512-…`. */
  integrity: string
  /** Whether it is installed only on some systems or processors. */
  isForOnePlatform: boolean
  needs: readonly string[]
}

const withoutPeers = (key: string) => key.replace(/\(.*$/, '')

/** Returns the key of a dependency among the snapshots; undefined for a package of this project. */
function keyOf([name, version]: readonly [string, string]): string | undefined {
  if (version.startsWith('link:')) return undefined
  return /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`
}

const keysOf = ({ dependencies = {}, optionalDependencies = {} }: Snapshot) =>
  Object.entries({ ...dependencies, ...optionalDependencies }).flatMap((entry) => keyOf(entry) ?? [])

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** Returns name and version of `name@version`, whose name may begin with `@`. */
export function partsOfId(id: string): { name: string; version: string } {
  const at = id.lastIndexOf('@')
  return { name: id.slice(0, at), version: id.slice(at + 1) }
}

function packageOf(lockfile: Lockfile, id: string, needs: ReadonlySet<string>): LockedPackage {
  const { resolution, os, cpu } = lockfile.packages[id] ?? { resolution: {} }
  if (!resolution.integrity) throw new Error(`The lockfile has no hash of ${id}.`)
  return {
    id,
    ...partsOfId(id),
    integrity: resolution.integrity,
    isForOnePlatform: os !== undefined || cpu !== undefined,
    needs: [...needs].toSorted(),
  }
}

const directOf = ({ dependencies = {}, optionalDependencies = {} }: Importer) =>
  Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([name, { version }]) => keyOf([name, version]) ?? [])

/** Returns the ids of the packages that one of our packages names as a dependency of the product. */
export const directIds = (lockfile: Lockfile, importer: string): readonly string[] =>
  directOf(lockfile.importers[importer] ?? { dependencies: {}, optionalDependencies: {} })
    .map(withoutPeers)
    .toSorted()

/**
 * Returns every package that the product contains: the dependencies of our packages and what these need, on all platforms. Packages
 * that only tests and tools need are left out.
 */
export function productionPackages(lockfile: Lockfile): readonly LockedPackage[] {
  const open = Object.values(lockfile.importers).flatMap(directOf)
  const seen = new Set<string>()
  const needs = new Map<string, Set<string>>()
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    const next = keysOf(lockfile.snapshots[key] ?? {})
    const id = withoutPeers(key)
    needs.set(id, new Set([...(needs.get(id) ?? []), ...next.map(withoutPeers)]))
    open.push(...next)
  }
  return [...needs].map(([id, of]) => packageOf(lockfile, id, of)).toSorted(byId)
}

/** Returns the ids of all packages of the lockfile, those of tests and tools included. */
export const allIds = (lockfile: Lockfile): readonly string[] => Object.keys(lockfile.packages).toSorted()
