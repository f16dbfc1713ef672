import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint, fingerprints } from './fingerprint.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const print = () => fingerprint(root, ['app', 'missing'], (file) => file.endsWith('.test.ts'))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  write('app/a.ts', 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('fingerprint', () => {
  it('stays the same if the same content is written again', () => {
    const before = print()
    write('app/a.ts', 'a')
    expect(print()).toBe(before)
  })

  it.each([
    ['a changed file', 'app/a.ts', 'b'],
    ['a new file', 'app/deep/b.ts', ''],
    ['a hidden file', 'app/.env', 'A=1'],
  ])('changes with %s', (_what, file, text) => {
    const before = print()
    write(file, text)
    expect(print()).not.toBe(before)
  })

  it.each(['app/a.test.ts', 'app/node_modules/x/index.js', 'app/dist/index.html', 'server/a.ts'])('does not change with %s', (file) => {
    const before = print()
    write(file, 'new')
    expect(print()).toBe(before)
  })
})

describe('fingerprints', () => {
  const marks = () => fingerprints(path.join(root, '.cache/fingerprints.json'))

  it('are current once they are stored, as long as the result exists', () => {
    const result = path.join(root, 'app/a.ts')
    expect(marks().isCurrent('app', '1', result)).toBe(false)
    marks().set('app', '1')
    marks().set('other', '2')
    expect(marks().isCurrent('app', '1', result)).toBe(true)
    expect(marks().isCurrent('app', '2', result)).toBe(false)
    rmSync(result)
    expect(marks().isCurrent('app', '1', result)).toBe(false)
  })

  it('are not current if their file cannot be read', () => {
    write('.cache/fingerprints.json', '{"app":')
    expect(marks().isCurrent('app', '1', path.join(root, 'app/a.ts'))).toBe(false)
  })
})
