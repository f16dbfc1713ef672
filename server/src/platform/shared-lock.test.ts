import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { shareLock, takeLock } from './shared-lock.ts'

it('shareLock lets many share, and then takeLock returns null', () => {
  const file = join(temporaryFolder(), 'lock')
  const shared = [shareLock(file), shareLock(file)]
  expect(takeLock(file)).toBeNull()
  shared[0]?.()
  expect(takeLock(file)).toBeNull()
  shared[1]?.()
  expect(takeLock(file)).not.toBeNull()
})

it('takeLock gives the lock to one alone, and then shareLock returns null', () => {
  const file = join(temporaryFolder(), 'lock')
  const release = takeLock(file)
  expect(shareLock(file)).toBeNull()
  expect(takeLock(file)).toBeNull()
  release?.()
  expect(shareLock(file)).not.toBeNull()
})
