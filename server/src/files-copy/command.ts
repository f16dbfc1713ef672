import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '../config/env.ts'
import { EnvironmentProblems } from '../config/environment-problems.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { startProblem } from '../platform/start-problem.ts'
import { s3Files } from '../providers/files/s3.ts'
import { copiedList } from './copied-list.ts'
import { copyFiles, filesOnDisk } from './copy.ts'

/**
 * Operators run `node command.ts` by hand, also while the product serves from the disk. `--compare` reads all files back and copies
 * nothing; `--remove-deleted` deletes from the bucket what was copied and is not on the disk any more.
 */
process.umask(0o077)

const print = (line: string) => void process.stdout.write(`${line}\n`)
const size = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Reads only the paths and the bucket: the secrets of a live deployment need not be set. */
function places() {
  const names = ['DATA_DIR', 'FILES_URL', 'FILES_KEY', 'FILES_SECRET', 'FILES_REGION']
  const env = readEnv(Object.fromEntries(names.map((name) => [name, process.env[name]])), () => ({ token: '', otp: '' }))
  if (!env.files) throw new EnvironmentProblems(['FILES_URL, FILES_KEY and FILES_SECRET are missing: they name the bucket'])
  return { dataDir: resolve(env.dataDir), bucket: s3Files(env.files) }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { compare: { type: 'boolean', default: false }, 'remove-deleted': { type: 'boolean', default: false } },
  })
  const { dataDir, bucket } = places()
  const folder = join(dataDir, 'files')
  const list = copiedList(dataDir)
  const result = await copyFiles({
    folder,
    bucket,
    onlyCompare: values.compare,
    onCopy: list.add,
    onProgress: (done, all) => {
      if (done % 100 === 0 || done === all) print(`${done} of ${all} files`)
    },
  })
  const what = values.compare ? '' : `Copied ${result.copied} files, ${size(result.bytes)}. `
  print(`${what}${result.there} files were in the bucket already, with the same content. ${result.gone} were deleted meanwhile.`)
  for (const { key, reason } of result.failed) process.stderr.write(`${key}: ${reason}\n`)
  if (result.failed.length > 0) {
    process.exitCode = exitCodes.fault
    print('Not every file is in the bucket. Run the command again.')
    return
  }

  const present = await filesOnDisk(folder)
  const deleted = list.without(present)
  if (deleted.length === 0) return
  // Then somebody has cleared the disk after the move, and the copies are the only files.
  if (present.length === 0) {
    print('No file is on the disk, so nothing is deleted from the bucket.')
    return
  }
  if (!values['remove-deleted']) {
    print(`${deleted.length} copied files are not on the disk any more. Delete them from the bucket with --remove-deleted.`)
    return
  }
  for (const key of deleted) await bucket.remove(key)
  list.forget(deleted)
  print(`Deleted ${deleted.length} files from the bucket.`)
}

run().catch((error: unknown) => {
  const problem = startProblem(error)
  process.stderr.write(`${problem?.message ?? (error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = problem?.exitCode ?? exitCodes.fault
})
