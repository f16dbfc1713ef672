import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextPayoutRun } from '@wasla/contract/wallet/payout-run.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { HUDA, NOURA, SAAD } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { members, world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'
import { noResults } from './results.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair({ results: noResults })
})
afterEach(() => pair.close())

const { id: programId } = MORNING_CUP.program
const milestones = MORNING_CUP.steps.flatMap((step) => (step.type === 'IMPACT_OBJECTIVES' ? step.data.milestones : []))
const targetOf = (index: number) => milestones[index]?.target ?? 0

const participants = members.filter(({ profile }) =>
  world.participations.some(
    (request) => request.programId === programId && request.profileId === profile.id && request.status === 'Accepted',
  ),
)
const [first, second] = participants

const call = (field: string, variables: Record<string, unknown> = {}, language = 'en') =>
  pair.call(field, { language, variables: () => variables })

let counted = 0
const sales = (profileId: string, count: number, over: Partial<ResultChange> = {}): ResultChange[] =>
  Array.from({ length: count }, () => ({
    kind: 'CONVERSION',
    id: `sale-${++counted}`,
    programId,
    profileId,
    at: pair.clock.now(),
    channel: 'INSTAGRAM',
    country: 'SA',
    visitor: 'visitor',
    from: null,
    to: 'Approved',
    reason: null,
    amount: 24_990,
    ...over,
  }))

/** Sends the queries of a reader about a participation and about the reader’s own wallet. */
async function queryAll(profileId: string) {
  for (const language of ['en', 'ar']) await call('participationTimeline', { programId, profileId }, language)
  await call('unpaidRewards')
  await call('myWallet')
  await call('myTransactions', { pagination: { limit: 20 } })
}

/**
 * Queries the notifications. Used only if no two notifications have the same time: otherwise their order could differ between the sides.
 */
const queryPanel = () => call('myNotifications', { pagination: { limit: 20 } })

/** Sends the same queries as the owner, and the list of participants sorted by results. */
async function queryAsOwner(profileId: string) {
  await queryAll(profileId)
  await call('program', { programId })
  for (const field of ['approvedCount', 'clicks'])
    await call('participants', { filter: { programId }, pagination: { limit: 50, sort: [{ field, direction: 'DESC' }] } })
}

describe('the mock and the server', () => {
  test('agree on results, rewards and a payout run, as each reader sees them', async () => {
    if (!first || !second) throw new Error('The program of the demonstration has participants')
    await pair.count([
      ...sales(first.profile.id, targetOf(1)),
      ...sales(second.profile.id, targetOf(0)),
      ...sales(second.profile.id, 3, { kind: 'CLICK', amount: 0 }),
    ])
    await signIn(pair, first)
    await queryAll(first.profile.id)
    await queryPanel()
    await signIn(pair, NABT_COFFEE)
    await queryAsOwner(first.profile.id)
    await pair.count(sales(second.profile.id, 1, { from: 'Approved', to: 'Reversed', reason: 'REVERSED' }))
    await queryAsOwner(second.profile.id)
    const which = { programId, profileId: first.profile.id, milestoneId: milestones[1]?.id }
    expect(codeOf(await call('markRewardDelivered', which))).toBeUndefined()
    expect(codeOf(await call('markRewardDelivered', which))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await call('markRewardDelivered', { ...which, milestoneId: 'none' }))).toBe('DTO_VALIDATION_ERROR')
    pair.clock.advance(nextPayoutRun('WEEKLY', pair.clock.now()) - pair.clock.now())
    await signIn(pair, NABT_COFFEE)
    await queryAsOwner(first.profile.id)
    await signIn(pair, first)
    await queryAll(first.profile.id)
    await queryPanel()
    expect(codeOf(await call('markRewardDelivered', which))).toBe('PROGRAM_NOT_FOUND')
  })

  test('agree on a budget that is used up and raised', async () => {
    if (!first) throw new Error('The program of the demonstration has participants')
    for (const { profile } of participants) await pair.count(sales(profile.id, targetOf(3)))
    await signIn(pair, NABT_COFFEE)
    await queryAsOwner(first.profile.id)
    await call('topUpProgramBudget', { programId, amount: 1_000_000, idempotencyKey: 'key-of-form' })
    await queryAsOwner(first.profile.id)
  })

  test('agree on a reward that is held because the participant shares a phone with the owner (Y-08)', async () => {
    if (!first) throw new Error('The program of the demonstration has participants')
    await pair.shareContact(first.profile.id, NABT_COFFEE.user.mobileNo)
    await pair.count(sales(first.profile.id, targetOf(1)))
    await signIn(pair, first)
    await queryAll(first.profile.id)
    await signIn(pair, NABT_COFFEE)
    await queryAsOwner(first.profile.id)
    await pair.count(sales(first.profile.id, targetOf(0), { from: 'Approved', to: 'Reversed', reason: 'REVERSED' }))
    await queryAsOwner(first.profile.id)
  })

  test('agree on who may read rewards', async () => {
    const profileId = first?.profile.id
    for (const reader of [NOURA, HUDA, SAAD]) {
      await signIn(pair, reader)
      await call('participationTimeline', { programId, profileId })
      await call('unpaidRewards', { profileId })
    }
    await call('participationTimeline', { programId: 'none', profileId })
    await call('markRewardDelivered', { programId: 'none', profileId, milestoneId: 'none' })
  })
})
