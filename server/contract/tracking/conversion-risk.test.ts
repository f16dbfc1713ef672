import { describe, expect, it } from 'vitest'
import { evidenceOf, heldFor, riskRules } from './conversion-risk.ts'
import { quietFacts } from './testing/sample.ts'

describe('the risk rules (N-14)', () => {
  it('do not hold an ordinary conversion', () => expect(heldFor(quietFacts)).toBeNull())

  it.each([
    [{ visitorClicks: 30 }, null],
    [{ visitorClicks: 31 }, 'TOO_MANY_CLICKS'],
    [{ participantClicks: 49, participantInvalid: 49 }, null],
    [{ participantClicks: 50, participantInvalid: 20 }, null],
    [{ participantClicks: 50, participantInvalid: 21 }, null],
    [{ seconds: 3 }, null],
    [{ seconds: 2.999 }, 'TOO_FAST'],
    [{ visitorConversions: 5 }, null],
    [{ visitorConversions: 6 }, 'TOO_MANY_CONVERSIONS'],
    [{ sharesContact: true }, 'SHARED_CONTACT'],
    [{ seconds: 0, visitorClicks: 99 }, 'TOO_MANY_CLICKS'],
  ])('hold a conversion only beyond their limits: %j', (over, reason) => expect(heldFor({ ...quietFacts, ...over })).toBe(reason))

  it('report what each rule found, even if the rule is not hit', () => {
    const evidence = evidenceOf({ ...quietFacts, participantClicks: 60, participantInvalid: 25 }, { clickId: 'click' })
    expect(evidence.map(({ rule }) => rule)).toEqual(riskRules.map(({ reason }) => reason))
    expect(evidence[1]).toEqual({ rule: 'TOO_MANY_INVALID', found: 41.67, allowed: 40 })
  })
})
