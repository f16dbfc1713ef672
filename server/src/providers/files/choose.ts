import type { Env } from '../../config/env.ts'
import { localFiles } from './local.ts'
import type { FileStore } from './port.ts'
import { s3Files } from './s3.ts'

/** Returns the file store of the environment: a bucket if `FILES_URL` is set, else the disk. */
export const chooseFiles = ({ files, dataDir }: Pick<Env, 'files' | 'dataDir'>): FileStore => (files ? s3Files(files) : localFiles(dataDir))
