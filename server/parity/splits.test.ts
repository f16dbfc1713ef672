import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { QIMAM } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { MAHA } from '@wasla/mocks/world/more-networkers.ts'
import { FAHAD, HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = async (field: string, variables: object) => {
  pair.clock.advance(1)
  return codeOf(await pair.call(field, { variables: () => ({ ...variables }) }))
}
const between = (manager: Member, talent: Member) =>
  world.managedAccounts.find(({ managerId, talentId }) => managerId === manager.profile.id && talentId === talent.profile.id)?.id ?? ''
const splitOf = (talent: Member) => world.splits.find(({ talentId }) => talentId === talent.profile.id)?.id ?? ''
const read = (talent: Member) => call('splits', { managedAccountId: between(OMAR, talent) })
const propose = (talent: Member, over: object = {}, manager = OMAR) => {
  const today = civilDate(pair.clock.now())
  const input = { managedAccountId: between(manager, talent), percent: 12.5, programId: null, startsOn: today, ...over }
  return call('proposeSplit', { proposeSplitInput: input })
}
const answer = (id: string, accepts = true) => call('answerSplit', { id, accepts })
const end = (id: string) => call('endSplit', { id })

describe('the mock and the server', () => {
  test('show the same splits to both sides, and to nobody else', async () => {
    for (const talent of [HUDA, FAHAD, REEM, MAHA]) {
      await signIn(pair, talent)
      expect(await read(talent)).toBeUndefined()
    }
    await signIn(pair, OMAR)
    for (const talent of [HUDA, FAHAD, REEM, MAHA]) expect(await read(talent)).toBeUndefined()
    await signIn(pair, NOURA)
    expect(await read(HUDA)).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    for (const attempt of [answer(splitOf(FAHAD)), end(splitOf(HUDA)), answer('none'), end('none')])
      expect(await attempt).toBe('SPLIT_NOT_FOUND')
    expect(await propose(HUDA)).toBe('MANAGED_ACCOUNT_NOT_FOUND')
  })

  test('agree on what may be proposed', async () => {
    await signIn(pair, OMAR)
    for (const over of [{ percent: 0 }, { percent: 51 }, { percent: 10.3 }, { startsOn: '2020-01-01' }, { programId: 'none' }])
      expect(await propose(MAHA, over)).toBe('DTO_VALIDATION_ERROR')
    expect(await propose(FAHAD)).toBe('SPLIT_PROPOSAL_OPEN')
    expect(await propose(HUDA, { programId: MORNING_CUP.program.id })).toBeUndefined()
    expect(await propose(MAHA)).toBeUndefined()
    expect(await propose(MAHA)).toBe('SPLIT_PROPOSAL_OPEN')
    await read(MAHA)
    await read(HUDA)
  })

  test('take consent only of the other side, and once', async () => {
    await signIn(pair, OMAR)
    expect(await answer(splitOf(FAHAD))).toBe('UNAUTHORIZED_UPDATING')
    expect(await end(splitOf(REEM))).toBe('UNAUTHORIZED_UPDATING')
    expect(await answer(splitOf(REEM), false)).toBeUndefined()
    expect(await answer(splitOf(REEM))).toBe('SPLIT_UPDATE_FAILED')
    await read(REEM)
    await signIn(pair, FAHAD)
    expect(await answer(splitOf(FAHAD))).toBeUndefined()
    expect(await answer(splitOf(FAHAD))).toBe('SPLIT_UPDATE_FAILED')
    // Another manager may not share the same rewards.
    expect(await propose(FAHAD, {}, QIMAM)).toBe('SPLIT_CONFLICT')
    await read(FAHAD)
    expect(await end(splitOf(FAHAD))).toBeUndefined()
    expect(await end(splitOf(FAHAD))).toBe('SPLIT_UPDATE_FAILED')
    expect(await propose(FAHAD, {}, QIMAM)).toBeUndefined()
    await read(FAHAD)
  })

  test('end splits with the managed account', async () => {
    await signIn(pair, HUDA)
    expect(await call('removeManagedAccount', { id: between(OMAR, HUDA) })).toBeUndefined()
    expect(await read(HUDA)).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    expect(await end(splitOf(HUDA))).toBe('SPLIT_UPDATE_FAILED')
  })
})
