import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'

/**
 * Is loaded before a program (`--import`) and kills its process at one call on a file whose name begins with a dot. `KILL_AT` names the
 * call: `writeFileSync` or `renameSync`, then its number. A write is killed when half of the text is written, a renaming before it begins.
 * The process kills itself, because another process would miss this moment.
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
