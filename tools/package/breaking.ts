import type { Codemod } from '@wasla/design-system/codemods/codemod.ts'
import { gt } from 'semver'
import type { Change } from './compare.ts'

type Versions = { base: string; now: string }

/**
 * Returns what a release lacks for its breaking changes: a new version, a codemod that names the change, and a line of the changelog that
 * names the codemod. `changelog` holds the parts for products by version.
 */
export function missingFor(
  changes: readonly Change[],
  { base, now }: Versions,
  codemods: readonly Codemod[],
  changelog: ReadonlyMap<string, string>,
): string[] {
  const breaking = changes.filter(({ isBreaking }) => isBreaking)
  const since = codemods.filter(({ version }) => gt(version, base))
  const mended = new Set<string>(since.flatMap(({ mends }) => mends))
  const unmended = breaking.filter(({ name }) => !mended.has(name))
  const unwritten = since.filter(({ version, name }) => !changelog.get(version)?.includes(`\`${name}\``))
  return [
    ...(breaking.length > 0 && !gt(now, base) ? [`Breaking changes need a version after ${base}.`] : []),
    ...unmended.map(({ name, kind }) => `No codemod mends “${name}”, which was ${kind}: add one to design-system/codemods/.`),
    ...unwritten.map(({ version, name }) => `The changelog of ${version} has no line for products with \`${name}\`.`),
  ]
}

const signs = { added: '+', removed: '-', changed: '~' } as const

/** Returns one line for each change, with the breaking ones marked. */
export const changeLines = (changes: readonly Change[]): string[] =>
  changes.map(({ name, kind, isBreaking }) => `${signs[kind]} ${name}${isBreaking ? '  (breaking)' : ''}`)
