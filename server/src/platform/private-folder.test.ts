import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { makePrivate } from './private-folder.ts'

/** A data directory as an earlier version left it. */
function openFolder(): string {
  const home = temporaryFolder()
  mkdirSync(join(home, 'files'))
  for (const name of ['wasla.db', 'wasla.db-wal', 'secrets.json']) writeFileSync(join(home, name), 'x')
  for (const name of ['.', 'files']) chmodSync(join(home, name), 0o755)
  for (const name of ['wasla.db', 'wasla.db-wal', 'secrets.json']) chmodSync(join(home, name), 0o644)
  return home
}
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8)

it('makePrivate closes a folder and its contents to other users', () => {
  const home = openFolder()
  expect(makePrivate(home)).toEqual([])
  expect(modeOf(home)).toBe('700')
  expect(modeOf(home, 'files')).toBe('700')
  for (const name of ['wasla.db', 'wasla.db-wal', 'secrets.json']) expect(modeOf(home, name)).toBe('600')
})

it('makePrivate leaves a folder with foreign files open, closes our files in it and returns its name', () => {
  const home = openFolder()
  writeFileSync(join(home, 'notes.txt'), 'x')
  chmodSync(join(home, 'notes.txt'), 0o644)
  expect(makePrivate(home)).toEqual(['.'])
  expect(modeOf(home)).toBe('755')
  expect(modeOf(home, 'notes.txt')).toBe('644')
  expect(modeOf(home, 'wasla.db')).toBe('600')
})
