import { describe, expect, it } from 'vitest'
import { webhookEvents, wireType } from './events.ts'
import { bodyOf } from './payload.ts'
import { programEvents } from './program-events.ts'
import { payoutEvents } from './reward-events.ts'
import { webhookSecretText } from './secret.ts'
import type { RewardRecord } from '../rewards/record.ts'

/** The contract knows no runtime; every runtime of the tests has this function. */
const { btoa } = globalThis as unknown as { btoa(text: string): string }

const reward: RewardRecord = {
  ...{ id: 'r1', programId: 'p', profileId: 'noura', milestoneId: 'm1', rewardType: 'CASH', amount: 10_000, state: 'Paid' },
  ...{ achievedAt: 1, payableAt: 2, paidAt: 3, payoutRunId: 'run', deliveredAt: null, returnedAt: null },
}

describe('the body of an event', () => {
  it('names the type in small letters with one point, for every event', () => {
    expect(wireType('RESULT_COUNTED')).toBe('result.counted')
    for (const event of webhookEvents) expect(wireType(event)).toMatch(/^[a-z]+\.[a-z]+$/)
  })

  it('has type, version, time and values', () => {
    expect(JSON.parse(bodyOf('BUDGET_ADDED', { amount: 5_000 }, Date.UTC(2026, 0, 2)))).toEqual({
      type: 'budget.added',
      version: 1,
      timestamp: '2026-01-02T00:00:00.000Z',
      data: { amount: 5_000 },
    })
  })
})

describe('the events of a payment', () => {
  it('are one for each participant, with the sum of the rewards in halalas', () => {
    const rewards = [reward, { ...reward, id: 'r2', amount: 5_000 }, { ...reward, id: 'r3', profileId: 'sara' }]
    const events = payoutEvents({ profileId: 'brand' }, { runId: 'run', rewards, paidAt: 3 })
    expect(events.map(({ subject, data }) => [subject, data['amount'], data['rewardIds']])).toEqual([
      ['participation:p:noura', 15_000, ['r1', 'r2']],
      ['participation:p:sara', 10_000, ['r3']],
    ])
    expect(payoutEvents({ profileId: 'brand' }, { runId: 'run', rewards: [], paidAt: 3 })).toEqual([])
  })
})

describe('the event of a status', () => {
  it('exists only if the status is another one', () => {
    const program = { id: 'p', profileId: 'brand', status: 'OnHold', holdCause: 'BUDGET' } as const
    expect(programEvents({ status: 'OnHold' }, program)).toEqual([])
    expect(programEvents({ status: 'Active' }, program)).toMatchObject([
      { event: 'PROGRAM_CHANGED', subject: 'program:p', data: { status: 'OnHold', formerStatus: 'Active', holdCause: 'BUDGET' } },
    ])
  })
})

describe('a secret', () => {
  it('is whsec_ and its bytes in base64', () => {
    const base64Of = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes))
    const urlOf = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    for (const bytes of [Array.from({ length: 32 }, (_, at) => (255 - at * 3) % 256), [251, 255]])
      expect(webhookSecretText(urlOf(base64Of(bytes)))).toBe(`whsec_${base64Of(bytes)}`)
  })
})
