import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { list } from 'tar'
import { expect, it, onTestFinished } from 'vitest'
import { pack } from './pack.ts'

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'wasla-pack-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Makes a folder with two files, as old and as open to others as given. */
function filled(mode: number, year: number): string {
  const made = folder()
  mkdirSync(path.join(made, 'server'))
  for (const file of ['server/main.ts', 'LICENSE']) {
    writeFileSync(path.join(made, file), `the text of ${file}`)
    chmodSync(path.join(made, file), mode)
    utimesSync(path.join(made, file), new Date(Date.UTC(year, 1)), new Date(Date.UTC(year, 1)))
  }
  return made
}

it('pack makes the same bytes of the same files, even if their times, rights and order differ', async () => {
  const out = folder()
  const [one, other] = [path.join(out, 'one.tar.gz'), path.join(out, 'other.tar.gz')]
  await pack(filled(0o600, 2001), ['server/main.ts', 'LICENSE'], 'wasla-1.0.0', one)
  await pack(filled(0o755, 2024), ['LICENSE', 'server/main.ts'], 'wasla-1.0.0', other)
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
})

it('pack puts every file below the prefix, readable by everybody', async () => {
  const archive = path.join(folder(), 'one.tar.gz')
  await pack(filled(0o600, 2001), ['server/main.ts', 'LICENSE'], 'wasla-1.0.0', archive)
  const found: [string, number | undefined][] = []
  await list({ file: archive, onReadEntry: (entry) => found.push([entry.path, entry.mode]) })
  expect(found).toEqual([
    ['wasla-1.0.0/LICENSE', 0o644],
    ['wasla-1.0.0/server/main.ts', 0o644],
  ])
})
