import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'

export type LicencesDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'log' | 'limits'> & { store: FilesService }
