import { describe, expect, it } from 'vitest'
import type { StoredStepData, StoredStepType } from '../step-data.ts'
import { programViewers } from './viewer.ts'
import { shownStep } from './shown-step.ts'

const steps: StoredStepData = {
  PARTICIPANT_CRITERIA: {
    platforms: [{ platform: 'TIKTOK', minFollowers: 1_000, minEngagement: 2.5 }],
    profileTypes: ['INFLUENCER'],
    locations: ['SA'],
    interests: ['coffee'],
  },
  TARGET_CRITERIA: {
    audienceProfile: 'Who',
    audienceDrive: 'Why',
    gender: 'NO_PREFERENCE',
    interests: [],
    nationalities: [],
    locations: [],
  },
  IMPACT_OBJECTIVES: {
    objectiveType: 'TRAFFIC',
    trackingUrl: 'https://secret.example/landing',
    milestones: [{ id: 'm', target: 5, rewardType: 'CASH', amount: 100 }],
  },
  CATALOGUE: { items: [] },
  GUIDELINES: { dos: ['Say so'], donts: ['Hide it'] },
  BUDGET: { amount: 12_345_00, payoutFrequency: 'WEEKLY', currency: 'SAR' },
}
const types = Object.keys(steps) as StoredStepType[]

describe('shownStep', () => {
  it('returns all data to the owner', () => {
    for (const type of types) expect(shownStep(type, steps[type], 'OWNER')).toEqual(steps[type])
  })

  it.each(programViewers.filter((viewer) => viewer !== 'OWNER'))(
    'hides only the budget amount and the tracking address from %s',
    (viewer) => {
      const { trackingUrl: _address, ...objectives } = steps.IMPACT_OBJECTIVES
      const { amount: _amount, ...budget } = steps.BUDGET
      const expected: Record<StoredStepType, unknown> = { ...steps, IMPACT_OBJECTIVES: objectives, BUDGET: budget }
      for (const type of types) expect(shownStep(type, steps[type], viewer)).toEqual(expected[type])
    },
  )

  it('never shows others an unknown stored field', () => {
    for (const type of types) {
      const stored = Object.assign({ note: 'secret' }, steps[type])
      expect(JSON.stringify(shownStep(type, stored, 'VISITOR'))).not.toContain('secret')
    }
  })
})
