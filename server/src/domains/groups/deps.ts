import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'

/**
 * The discoverable groups whose names hold every word, by the index that a search looks through; null where very many do, or no word is
 * long enough for it: then they are looked for row by row.
 */
export type FindByWords = (reader: Pick<Deps, 'db' | 'dialect'>, words: readonly string[]) => Promise<string[] | null>

/** What groups rest on. */
export type GroupsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'log'> & {
  store: FilesService
  findByWords: FindByWords
}

/** What a change of a group is saved with. */
export type SaveDeps = Pick<GroupsDeps, 'dialect' | 'clock' | 'ids' | 'env'>
