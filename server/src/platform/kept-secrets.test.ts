import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { standingClock } from './clock.ts'
import { randomIds } from './ids.ts'
import { keptSecrets } from './kept-secrets.ts'

it('makes secrets once and keeps them for the owner alone', () => {
  const home = mkdtempSync(join(tmpdir(), 'wasla-secrets-'))
  const dir = join(home, 'data')
  const first = keptSecrets(dir, randomIds(standingClock(0)))
  expect(first.token.length).toBeGreaterThanOrEqual(32)
  expect(first.token).not.toBe(first.otp)
  expect(keptSecrets(dir, randomIds(standingClock(0)))).toEqual(first)
  expect(statSync(join(dir, 'secrets.json')).mode & 0o077).toBe(0)
  rmSync(home, { recursive: true })
})
