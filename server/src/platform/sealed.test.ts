import { expect, it } from 'vitest'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from './clock.ts'
import { randomIds } from './ids.ts'
import { derive } from './keyed-hash.ts'
import { createSealer } from './sealed.ts'

const ids = randomIds(manualClock(testMoment))
const sealer = createSealer(derive('a secret', 'tests'), ids)

it('createSealer opens a text only with its key, for its place and unchanged', () => {
  const sealed = sealer.seal('رمز · a token', 'link-1')
  expect(sealer.open(sealed, 'link-1')).toBe('رمز · a token')
  expect(sealed).not.toContain('token')
  expect(sealer.seal('رمز · a token', 'link-1')).not.toBe(sealed)
  expect(sealer.open(sealed, 'link-2')).toBeNull()
  expect(createSealer(derive('another secret', 'tests'), ids).open(sealed, 'link-1')).toBeNull()
  for (const changed of [`${sealed.slice(0, -4)}AAAA`, `AAAA${sealed.slice(4)}`, sealed.slice(0, 30), '', 'x'])
    expect(sealer.open(changed, 'link-1')).toBeNull()
})
