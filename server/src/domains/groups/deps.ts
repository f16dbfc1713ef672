import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'

/**
 * Returns the ids of discoverable groups whose names contain every word, from the search index. Null if very many groups do, or if no word
 * is long enough for the index; then the caller searches row by row.
 */
export type FindByWords = (reader: Pick<Deps, 'db' | 'dialect'>, words: readonly string[]) => Promise<string[] | null>

/** Dependencies of groups. */
export type GroupsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'log'> & {
  store: FilesService
  findByWords: FindByWords
}

/** Dependencies of `saveChange`. */
export type SaveDeps = Pick<GroupsDeps, 'dialect' | 'clock' | 'ids' | 'env'>
