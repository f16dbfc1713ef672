import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'

/** What groups rest on. */
export type GroupsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'log'> & { store: FilesService }

/** What a change of a group is saved with. */
export type SaveDeps = Pick<GroupsDeps, 'dialect' | 'clock' | 'ids' | 'env'>
