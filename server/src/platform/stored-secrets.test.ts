import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { manualClock } from './clock.ts'
import { randomIds } from './ids.ts'
import { storedSecrets } from './stored-secrets.ts'

it('storedSecrets makes secrets once, in a file that only its owner can read', () => {
  const dir = join(temporaryFolder(), 'data')
  const first = storedSecrets(dir, randomIds(manualClock(0)))
  expect(first.token.length).toBeGreaterThanOrEqual(32)
  expect(first.token).not.toBe(first.otp)
  expect(storedSecrets(dir, randomIds(manualClock(0)))).toEqual(first)
  expect(statSync(join(dir, 'secrets.json')).mode & 0o077).toBe(0)
})
