import { describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { visitorHashes } from './visitors.ts'

const day = 24 * 3_600_000
const caller = { network: '192.0.2.7', agent: 'Mozilla/5.0 (iPhone)' }

const processes = (handle: DatabaseHandle) => {
  const deps = testDeps(handle)
  return { first: visitorHashes(deps), second: visitorHashes(deps), otherSecret: visitorHashes({ ...deps, env: otherEnv(deps.env) }) }
}
const otherEnv = (env: ReturnType<typeof testDeps>['env']) => ({
  ...env,
  secrets: { ...env.secrets, token: 'another secret of 32 characters and more' },
})

describe('a visitor’s hash', () => {
  eachWorld((open) => {
    it('is the same in every process all day, and different for any other network or browser', async () => {
      const { first, second } = processes(await open())
      const [one, other] = await Promise.all([first.of(caller, testMoment), second.of(caller, testMoment + 3_600_000)])
      expect(one).toBe(other)
      expect(first.now(caller, testMoment)).toBe(one)
      expect(await first.of({ ...caller, agent: 'Mozilla/5.0 (iPad)' }, testMoment)).not.toBe(one)
      expect(await first.of({ ...caller, network: '192.0.2.8' }, testMoment)).not.toBe(one)
      expect(await first.of({ network: '192.0.2.7\nMozilla/5.0 (iPhone)', agent: '' }, testMoment)).not.toBe(one)
    })

    it('is different on the next day', async () => {
      const { first } = processes(await open())
      const today = await first.of(caller, testMoment)
      expect(first.now(caller, testMoment + day)).toBeNull()
      expect(await first.of(caller, testMoment + day)).not.toBe(today)
    })

    it('cannot be made again after its day, nor from the database alone', async () => {
      const handle = await open()
      const { first, second, otherSecret } = processes(handle)
      const today = await first.of(caller, testMoment)
      expect(await otherSecret.of(caller, testMoment)).not.toBe(today)
      await first.sweep(testMoment)
      expect(await second.of(caller, testMoment)).toBe(today)
      await first.sweep(testMoment + day)
      expect(await handle.db.selectFrom('visitor_salts').selectAll().execute()).toEqual([])
      expect(await first.of(caller, testMoment)).not.toBe(today)
    })

    it('does not contain the address', async () => {
      const handle = await open()
      expect(await processes(handle).first.of(caller, testMoment)).toMatch(/^[\w-]{22}$/)
      expect(JSON.stringify(await handle.db.selectFrom('visitor_salts').selectAll().execute())).not.toContain('192.0.2')
    })
  })
})
