import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import type { PaymentRecord } from '@wasla/contract/generated/user-types.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const { id: programId } = MORNING_CUP.program
const applicant = world.participations.find((one) => one.programId === programId && one.status === 'Pending')

/** Requests the public profile of a brand without a session, on both sides. */
async function recordOf({ profile }: typeof NABT_COFFEE): Promise<PaymentRecord> {
  const variables = () => ({ profileType: 'BRAND', username: profile.userName })
  const { body } = await pair.call('publicProfile', { token: null, variables })
  const { paymentRecord } = (body.data?.['publicProfile'] ?? {}) as { paymentRecord?: PaymentRecord }
  if (!paymentRecord) throw new Error('A public brand has a payment record')
  return paymentRecord
}

describe('payment records', () => {
  test('are equal for a brand with enough payouts and for one without', async () => {
    const nabt = await recordOf(NABT_COFFEE)
    expect(nabt.payouts).toMatchObject({ cases: 41, open: 0 })
    expect(nabt.payouts.middle).toBeGreaterThan(0)
    expect(nabt.takenBack.share).toBe(0)
    expect(nabt.answers).toMatchObject({ cases: 9, middle: null })
    expect((await recordOf(RAWSHAN)).payouts).toMatchObject({ cases: 4, people: 4, middle: null, bars: null })
  })

  test('include an answer to an applicant after an hour, and not before', async () => {
    const before = await recordOf(NABT_COFFEE)
    expect((await signIn(pair, NABT_COFFEE)).status).toBe(200)
    const answer = await pair.call('updateParticipantRequest', {
      variables: () => ({ input: { id: applicant?.id, programId, status: 'Accepted' } }),
    })
    expect(codeOf(answer)).toBeUndefined()
    expect((await recordOf(NABT_COFFEE)).answers).toEqual(before.answers)
    pair.clock.advance(3_600_000)
    const { answers, accepted } = await recordOf(NABT_COFFEE)
    expect(answers.cases).toBe(10)
    expect(answers.middle).toBeGreaterThan(0)
    expect(answers.open).toBeGreaterThan(0)
    expect(accepted.cases).toBe(10)
  })

  test('are equal on programs for members and for readers without a session', async () => {
    await pair.call('publicProgram', { token: null, variables: () => ({ programId }) })
    await signIn(pair, RAWSHAN)
    await pair.call('programs', {})
    await pair.call('activeProfile', {})
  })
})
