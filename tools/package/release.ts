import { readFileSync } from 'node:fs'
import { codemods } from '@wasla/design-system/codemods/all.ts'
import { inRoot } from '../process.ts'
import { missingFor } from './breaking.ts'
import { changesOfPackage } from './changelog.ts'
import { compare, type Change } from './compare.ts'
import { folder } from './places.ts'
import { interfaceOf, interfaceOfFiles } from './versions.ts'

/** Compares the packed design system with a commit, a tag or a packed file. `problems` says what its breaking changes lack. */
export async function checkedChanges(base: string): Promise<{ changes: readonly Change[]; problems: readonly string[] }> {
  const [old, now] = [await interfaceOf(base), interfaceOfFiles(folder)]
  const changes = await compare(old, now)
  const changelog = changesOfPackage(readFileSync(inRoot('CHANGELOG.md'), 'utf8'))
  return { changes, problems: missingFor(changes, { base: old.version, now: now.version }, codemods, changelog) }
}
