import { describe, expect, it } from 'vitest'
import { decideSending } from './code-sending.ts'

const now = 1_800_000_000_000
const limits = { life: 600_000, triesPerChallenge: 5, wrongPerPhone: 10 }
const sends = { firstSentAt: now, lastSentAt: now, sends: 1 }

describe('decideSending', () => {
  it('starts the ladder and returns the wait until the next code', () => {
    expect(decideSending({ sends: null, wrong: null, isLimitless: false }, limits, now).changes).toEqual({
      sends,
      view: { resendAfter: 90, resendsLeft: 3 },
    })
  })

  it('refuses a code before the next step, after the last step, and for a locked number', () => {
    const decide = (state: Partial<Parameters<typeof decideSending>[0]>) =>
      decideSending({ sends, wrong: null, isLimitless: false, ...state }, limits, now + 1000).problem
    expect(decide({})).toMatchObject({ code: 'RESEND_INTERVAL_LIMIT_REACHED', params: { resendAfter: 89 } })
    expect(decide({ sends: { ...sends, sends: 4 } })).toMatchObject({ code: 'OTP_RESEND_LIMIT_REACHED', params: { retryAfter: 86_399 } })
    expect(decide({ sends: null, wrong: { firstAt: now, count: 10 } })).toMatchObject({ code: 'OTP_RESEND_LIMIT_REACHED' })
  })

  it('has no limits for demo numbers', () => {
    const state = { sends: { ...sends, sends: 4 }, wrong: { firstAt: now, count: 10 }, isLimitless: true }
    expect(decideSending(state, limits, now).changes).toEqual({ sends: null, view: { resendAfter: 0, resendsLeft: 3 } })
  })
})
