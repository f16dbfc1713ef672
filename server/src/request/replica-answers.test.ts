import { describe, expect, it } from 'vitest'
import type { ReplicaStanding } from '../database/replica/state.ts'
import { manualClock } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import type { RequestContext } from './context.ts'
import { ownWritesFor, replicaAnswers } from './replica-answers.ts'

const search = { isQuery: true, fields: ['search'] }
const wallet = { isQuery: true, fields: ['myWallet'] }
const join = { isQuery: false, fields: ['joinProgram'] }

function setUp({ standing = 'ready' as ReplicaStanding, refuses = false } = {}) {
  const clock = manualClock(1_000_000)
  const noted: string[] = []
  const warned: string[] = []
  const session = {
    noteWrite: async ({ sessionId }: { sessionId: string }) => {
      if (refuses) throw new Error('no connection')
      noted.push(sessionId)
    },
  }
  const onReplica = { session } as unknown as Services
  const onPrimary = {} as Services
  const answer = replicaAnswers({
    replica: { state: () => ({ standing, behind: 0 }) },
    services: onReplica,
    clock,
    log: { warn: (message) => void warned.push(message) },
  })
  /** Runs an operation. Returns the servers that it used, in order, and its result. The server `fails` answers with an error. */
  async function used(operation: typeof search, lastUsedAt: number | null, fails?: 'replica') {
    const servers: string[] = []
    const context = { services: onPrimary, viewer: lastUsedAt === null ? null : { sessionId: 's', lastUsedAt } } as RequestContext
    const result = await answer(operation, context, ({ services }) => {
      const server = services === onReplica ? 'replica' : 'primary'
      servers.push(server)
      return server === fails ? { errors: [{ message: 'PROGRAM_NOT_FOUND' } as never] } : { data: { from: server } }
    })
    return { servers, result }
  }
  return { clock, used, noted, warned }
}

describe('replicaAnswers', () => {
  it('reads the replica for a signed-out reader and for a session that has not written lately', async () => {
    const { clock, used } = setUp()
    expect((await used(search, null)).servers).toEqual(['replica'])
    expect((await used(search, clock.now() - ownWritesFor)).servers).toEqual(['replica'])
  })

  it('reads the primary server if the session was made, was renewed or wrote in the last ten seconds', async () => {
    const { clock, used } = setUp()
    expect((await used(search, clock.now() - ownWritesFor + 1)).servers).toEqual(['primary'])
  })

  it('reads the primary server if any field of the operation must not be old or is unknown, or if there is none', async () => {
    const { used } = setUp()
    expect((await used(wallet, 0)).servers).toEqual(['primary'])
    expect((await used({ isQuery: true, fields: ['search', 'myWallet'] }, 0)).servers).toEqual(['primary'])
    expect((await used({ isQuery: true, fields: ['toString'] }, 0)).servers).toEqual(['primary'])
    expect((await used({ isQuery: true, fields: [] }, 0)).servers).toEqual(['primary'])
  })

  it.each(['late', 'away', 'foreign'] as const)('reads the primary server while the replica is %s', async (standing) => {
    expect((await setUp({ standing }).used(search, 0)).servers).toEqual(['primary'])
  })

  it('runs the operation again on the primary server if the replica answers with an error', async () => {
    const { used } = setUp()
    expect(await used(search, 0, 'replica')).toEqual({ servers: ['replica', 'primary'], result: { data: { from: 'primary' } } })
  })

  it('records after a mutation that the session wrote, once in two seconds', async () => {
    const { clock, used, noted } = setUp()
    expect((await used(join, clock.now() - 2_000)).servers).toEqual(['primary'])
    expect(noted).toEqual(['s'])
    await used(join, clock.now() - 1_999)
    await used(join, null)
    expect(noted).toEqual(['s'])
  })

  it('answers a mutation even if its write cannot be recorded, and logs that', async () => {
    const { used, warned } = setUp({ refuses: true })
    expect((await used(join, 0)).result).toEqual({ data: { from: 'primary' } })
    expect(warned).toEqual(['The write of a session could not be recorded: its next answers may be seconds old'])
  })
})
