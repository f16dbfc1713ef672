import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'

/**
 * Loaded before a program (`--import`). Kills the process at one of its steps on the files whose names begin with a dot: `KILL_AT` is
 * `writeFileSync` or `renameSync`, then the number of the call. A write is killed after half of its bytes. The signal comes from within,
 * because no other process can hit this moment.
 */
const [name = '', count = ''] = (process.env['KILL_AT'] ?? '').split(' ')
const { writeFileSync, renameSync } = fs
let calls = 0

const isDraft = (file: unknown) => typeof file === 'string' && basename(file).startsWith('.')
const isNow = (step: string, file: unknown) => isDraft(file) && step === name && ++calls === Number(count)
const kill = () => process.kill(process.pid, 'SIGKILL')

fs.writeFileSync = (file, data, options) => {
  if (!isNow('writeFileSync', file) || typeof data !== 'string') return writeFileSync(file, data, options)
  writeFileSync(file, data.slice(0, data.length / 2), options)
  kill()
}
fs.renameSync = (from, to) => {
  if (isNow('renameSync', from)) kill()
  renameSync(from, to)
}
syncBuiltinESMExports()
