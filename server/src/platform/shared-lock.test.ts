import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { shareLock, takeLock } from './shared-lock.ts'

it('is shared by many, and then nobody has it alone', () => {
  const file = join(temporaryFolder(), 'lock')
  const shared = [shareLock(file), shareLock(file)]
  expect(takeLock(file)).toBeNull()
  shared[0]?.()
  expect(takeLock(file)).toBeNull()
  shared[1]?.()
  expect(takeLock(file)).not.toBeNull()
})

it('is shared by nobody while one has it alone', () => {
  const file = join(temporaryFolder(), 'lock')
  const release = takeLock(file)
  expect(shareLock(file)).toBeNull()
  expect(takeLock(file)).toBeNull()
  release?.()
  expect(shareLock(file)).not.toBeNull()
})
