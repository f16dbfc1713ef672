import { describe, expect, it } from 'vitest'
import { isProblem } from '../../errors/problem.ts'
import { problemsOf } from '../../validation/check.ts'
import type { StoredStepData, StoredStepType } from '../step-data.ts'
import { acceptStep, isStoredStepType, stepRules } from './rules.ts'

const problems = (type: StoredStepType, data: unknown) => problemsOf(stepRules[type], data).map(({ path, rule }) => `${path}: ${rule}`)

const good: { [Type in StoredStepType]: StoredStepData[Type] } = {
  PARTICIPANT_CRITERIA: {
    platforms: [{ platform: 'INSTAGRAM', minFollowers: 1000, minEngagement: 2.5 }],
    profileTypes: ['INFLUENCER'],
    locations: ['SA', 'gn:290030', 'SA-04'],
    interests: ['coffee'],
  },
  TARGET_CRITERIA: {
    audienceProfile: '',
    audienceDrive: '',
    gender: 'NO_PREFERENCE',
    interests: ['food'],
    nationalities: ['SA'],
    locations: ['gn:108410'],
  },
  IMPACT_OBJECTIVES: {
    objectiveType: 'TRAFFIC',
    trackingUrl: 'https://shop.example/landing?from={click_id}',
    milestones: [
      { id: 'a', target: 10, rewardType: 'CASH', amount: 5000 },
      { id: 'b', target: 20, rewardType: 'EXPERIENCE', title: 'Dinner for two', details: 'In Riyadh' },
    ],
  },
  CATALOGUE: {
    items: [
      { id: 'one', name: 'Abaya', url: 'https://shop.example/abaya', photoUrl: '/files/x', type: 'PRODUCT', allowReviewRequest: true },
    ],
  },
  GUIDELINES: { dos: ['Show the product in daylight'], donts: ['Do not publish without #إعلان'] },
  BUDGET: { amount: 1_000_00, payoutFrequency: 'MONTHLY', currency: 'SAR' },
}
const types = Object.keys(good) as StoredStepType[]
const criteria = good.PARTICIPANT_CRITERIA
const objectives = good.IMPACT_OBJECTIVES

describe('a step', () => {
  it.each(types)('%s is stored as typed if it is valid, without unknown keys', (type) => {
    const polluted = JSON.parse(`{"__proto__":{"isAdmin":true},"status":"Active",${JSON.stringify(good[type]).slice(1)}`) as unknown
    const accepted = acceptStep(type, polluted)
    expect(accepted).toEqual(good[type])
    expect(Object.keys(accepted).toSorted()).toEqual(Object.keys(good[type]).toSorted())
    expect('isAdmin' in accepted).toBe(false)
  })

  it.each(types)('%s stays the same if it is stored and saved again', (type) => {
    const stored = JSON.parse(JSON.stringify(acceptStep(type, good[type]))) as unknown
    expect(acceptStep(type, stored)).toEqual(good[type])
  })

  it.each([null, 3, 'text', [], undefined])('is refused if its data is no object: %j', (data) => {
    for (const type of types) expect(problems(type, data).length, type).toBeGreaterThan(0)
  })

  it('is one of six stored types', () => {
    expect(isStoredStepType('BUDGET')).toBe(true)
    for (const other of ['PROGRAM_DETAILS', 'SHAREABLE_CONTENT', '__proto__', 'constructor']) expect(isStoredStepType(other)).toBe(false)
  })
})

describe('participant criteria', () => {
  const withPlatform = (platform: object) => ({ ...criteria, platforms: [platform] })

  it('need a platform and a profile type', () => {
    expect(problems('PARTICIPANT_CRITERIA', {})).toEqual(['platforms: minItems', 'profileTypes: minItems'])
  })

  it.each([
    [{ platform: 'INSTAGRAM' }, 'platforms.0.minFollowers: threshold'],
    [{ platform: 'INSTAGRAM', minViews: 10 }, 'platforms.0.minFollowers: threshold'],
    [{ platform: 'SNAPCHAT', minEngagement: 10 }, 'platforms.0.minFollowers: threshold'],
    [{ platform: 'FACEBOOK', minFollowers: 10 }, 'platforms.0.platform: unknownValue'],
    [{ platform: 'TIKTOK', minFollowers: 0 }, 'platforms.0.minFollowers: outOfRange'],
    [{ platform: 'TIKTOK', minFollowers: 1.5 }, 'platforms.0.minFollowers: outOfRange'],
    [{ platform: 'TIKTOK', minFollowers: -1 }, 'platforms.0.minFollowers: outOfRange'],
    [{ platform: 'TIKTOK', minEngagement: 101 }, 'platforms.0.minEngagement: outOfRange'],
    [{ platform: 'TIKTOK', minEngagement: 1.234 }, 'platforms.0.minEngagement: outOfRange'],
    [{ platform: 'TIKTOK', minFollowers: 'many' }, 'platforms.0.minFollowers: required'],
    [{ platform: 'TIKTOK', minFollowers: Number.POSITIVE_INFINITY }, 'platforms.0.minFollowers: required'],
  ])('need a threshold that the platform measures: %j', (platform, problem) => {
    expect(problems('PARTICIPANT_CRITERIA', withPlatform(platform))).toEqual([problem])
  })

  it('drop thresholds that the platform does not measure', () => {
    expect(acceptStep('PARTICIPANT_CRITERIA', withPlatform({ platform: 'TWITTER', minFollowers: 10, minEngagement: 3 })).platforms).toEqual(
      [{ platform: 'TWITTER', minFollowers: 10 }],
    )
  })

  it('accept numbers in Arabic or Latin digits, and drop blank ones', () => {
    expect(
      acceptStep('PARTICIPANT_CRITERIA', withPlatform({ platform: 'YOUTUBE', minFollowers: ' ١٠٠٠٠ ', minEngagement: '' })).platforms,
    ).toEqual([{ platform: 'YOUTUBE', minFollowers: 10_000 }])
    expect(acceptStep('PARTICIPANT_CRITERIA', withPlatform({ platform: 'YOUTUBE', minEngagement: '3.5' })).platforms).toEqual([
      { platform: 'YOUTUBE', minEngagement: 3.5 },
    ])
  })

  it('contain each platform once', () => {
    const twice = [...criteria.platforms, { platform: 'INSTAGRAM', minFollowers: 5 }]
    expect(problems('PARTICIPANT_CRITERIA', { ...criteria, platforms: twice })).toEqual(['platforms.1.platform: repeated'])
  })

  it('allow networkers and agents only', () => {
    expect(problems('PARTICIPANT_CRITERIA', { ...criteria, profileTypes: ['BRAND'] })).toEqual(['profileTypes.0: unknownValue'])
    expect(acceptStep('PARTICIPANT_CRITERIA', { ...criteria, profileTypes: ['AGENT', 'INFLUENCER', 'AGENT'] }).profileTypes).toEqual([
      'INFLUENCER',
      'AGENT',
    ])
  })

  it('contain existing places and interests, each once', () => {
    expect(problems('PARTICIPANT_CRITERIA', { ...criteria, locations: ['SA', 'XX'], interests: ['coffee', 'war'] })).toEqual([
      'locations.1: unknownValue',
      'interests.1: unknownValue',
    ])
    expect(acceptStep('PARTICIPANT_CRITERIA', { ...criteria, locations: ['SA', 'SA'], interests: null })).toMatchObject({
      locations: ['SA'],
      interests: [],
    })
  })
})

describe('the target audience', () => {
  const audience = good.TARGET_CRITERIA

  it('needs a gender and an interest; its texts may be empty', () => {
    expect(problems('TARGET_CRITERIA', { ...audience, gender: undefined, interests: [] })).toEqual([
      'gender: required',
      'interests: minItems',
    ])
    expect(problems('TARGET_CRITERIA', audience)).toEqual([])
  })

  it.each(['audienceProfile', 'audienceDrive'])('has texts of at most 500 characters: %s', (field) => {
    expect(problems('TARGET_CRITERIA', { ...audience, [field]: 'ا'.repeat(500) })).toEqual([])
    expect(problems('TARGET_CRITERIA', { ...audience, [field]: 'ا'.repeat(501) })).toEqual([`${field}: tooLong`])
  })

  it('is stored without characters that reverse or hide text, and with markup as plain letters', () => {
    expect(
      acceptStep('TARGET_CRITERIA', { ...audience, audienceProfile: ' a\u202Eb\u0000\r\n<b onclick=x>c</b>\u200B ' }).audienceProfile,
    ).toBe('ab\n<b onclick=x>c</b>')
  })

  it('has countries as nationalities', () => {
    expect(problems('TARGET_CRITERIA', { ...audience, nationalities: ['SA-01'] })).toEqual(['nationalities.0: unknownCountry'])
  })
})

describe('objectives', () => {
  const [first, second] = objectives.milestones
  it('may count codes, except in a program that counts clicks', () => {
    expect(acceptStep('IMPACT_OBJECTIVES', { ...objectives, objectiveType: 'SALES', countsBy: 'LINKS_AND_CODES' }).countsBy).toBe(
      'LINKS_AND_CODES',
    )
    expect(problems('IMPACT_OBJECTIVES', { ...objectives, countsBy: 'CODES' })).toEqual(['countsBy: unknownValue'])
    expect(problems('IMPACT_OBJECTIVES', { ...objectives, objectiveType: 'SALES', countsBy: 'LINKS' })).toEqual(['countsBy: unknownValue'])
  })

  const withMilestones = (...milestones: unknown[]) => problems('IMPACT_OBJECTIVES', { ...objectives, milestones })

  it('need an objective, a tracking address and a milestone', () => {
    expect(problems('IMPACT_OBJECTIVES', {})).toEqual(['objectiveType: required', 'trackingUrl: required', 'milestones: minItems'])
  })

  it('need a reward type for every milestone', () => {
    expect(withMilestones({ id: 'a', target: 5 })).toEqual(['milestones.0.rewardType: required'])
    expect(withMilestones({ ...first, rewardType: 'GOLD' })).toEqual(['milestones.0.rewardType: required'])
  })

  it.each([0, -1, 1.5, undefined])('have whole targets above 0: %s', (target) => {
    expect(withMilestones({ ...first, target })).toHaveLength(1)
  })

  it('have rising targets, at most ten', () => {
    expect(withMilestones(first, { ...second, target: 10 })).toEqual(['milestones.1.target: increasing'])
    const eleven = Array.from({ length: 11 }, (_, at) => ({ ...first, id: `m${at}`, target: at + 1 }))
    expect(withMilestones(...eleven)).toEqual(['milestones: maxItems'])
    expect(withMilestones(...eleven.slice(1))).toEqual([])
  })

  it('have milestones with unique ids', () => {
    expect(withMilestones(first, { ...second, id: 'a' })).toEqual(['milestones.1.id: repeated'])
  })

  it('have cash rewards in whole halalas above 0', () => {
    for (const amount of [0, -5, 0.5, '100', 500_000_001]) expect(withMilestones({ ...first, amount }), String(amount)).toHaveLength(1)
    expect(withMilestones({ ...first, amount: undefined })).toEqual(['milestones.0.amount: required'])
  })

  it('have experiences with a title of 3 to 80 and details of at most 300 characters', () => {
    expect(withMilestones({ ...second, title: 'ab' })).toEqual(['milestones.0.title: tooShort'])
    expect(withMilestones({ ...second, title: ' ' })).toEqual(['milestones.0.title: required'])
    expect(withMilestones({ ...second, title: 'a'.repeat(81) })).toEqual(['milestones.0.title: tooLong'])
    expect(withMilestones({ ...second, details: 'a'.repeat(301) })).toEqual(['milestones.0.details: tooLong'])
  })

  it('drop the fields of other reward types', () => {
    const milestones = [
      { ...first, title: 'x', details: 'y' },
      { ...second, amount: 7, details: '' },
    ]
    expect(acceptStep('IMPACT_OBJECTIVES', { ...objectives, milestones }).milestones).toEqual([
      first,
      { id: 'b', target: 20, rewardType: 'EXPERIENCE', title: 'Dinner for two' },
    ])
  })
})

describe('a catalogue', () => {
  const [item] = good.CATALOGUE.items
  const withItem = (fields: object) => problems('CATALOGUE', { items: [{ ...item, ...fields }] })

  it('has 1 to 50 items', () => {
    expect(problems('CATALOGUE', { items: [] })).toEqual(['items: minItems'])
    const items = Array.from({ length: 51 }, (_, at) => ({ ...item, id: String(at) }))
    expect(problems('CATALOGUE', { items })).toEqual(['items: maxItems'])
  })

  it.each([
    [{ name: 'ab' }, 'items.0.name: tooShort'],
    [{ name: 'a'.repeat(51) }, 'items.0.name: tooLong'],
    [{ url: '' }, 'items.0.url: required'],
    [{ url: 'javascript:alert(1)' }, 'items.0.url: url'],
    [{ url: 'https://user@shop.example' }, 'items.0.url: url'],
    [{ photoUrl: undefined }, 'items.0.photoUrl: required'],
    [{ type: 'IDEA' }, 'items.0.type: required'],
    [{ id: '../x' }, 'items.0.id: format'],
  ])('has items with a name, an address, a photo and a type: %j', (fields, problem) => {
    expect(withItem(fields)).toEqual([problem])
  })

  it('offers no samples by default', () => {
    const { allowReviewRequest: _, ...silent } = item!
    expect(acceptStep('CATALOGUE', { items: [silent] }).items[0]?.allowReviewRequest).toBe(false)
  })
})

describe('guidelines', () => {
  it('have 1 to 20 entries each, of 3 to 200 characters', () => {
    expect(problems('GUIDELINES', {})).toEqual(['dos: minItems', 'donts: minItems'])
    expect(problems('GUIDELINES', { dos: ['ab', ' ', 'a'.repeat(201)], donts: ['abc'] })).toEqual([
      'dos.0: tooShort',
      'dos.1: required',
      'dos.2: tooLong',
    ])
    expect(problems('GUIDELINES', { dos: Array.from({ length: 21 }, () => 'abc'), donts: ['abc'] })).toEqual(['dos: maxItems'])
  })
})

describe('a budget', () => {
  it.each([99_99, 5_000_000_01, 100_00.5, '10000', null, Number.NaN])('is whole halalas from SAR 100 to 5,000,000: %s', (amount) => {
    expect(problems('BUDGET', { ...good.BUDGET, amount })).toHaveLength(1)
  })

  it('may equal either bound', () => {
    for (const amount of [100_00, 5_000_000_00]) expect(problems('BUDGET', { ...good.BUDGET, amount })).toEqual([])
  })

  it('reports its bounds in riyals, as the form does', () => {
    expect(problemsOf(stepRules.BUDGET, { ...good.BUDGET, amount: 1 })).toEqual([
      { path: 'amount', rule: 'outOfRange', params: { min: 100, max: 5_000_000 } },
    ])
  })

  it('has one of three payout frequencies, and is in SAR', () => {
    expect(problems('BUDGET', { amount: 1_000_00, payoutFrequency: 'DAILY', currency: 'USD' })).toEqual([
      'payoutFrequency: required',
      'currency: unknownValue',
    ])
    expect(acceptStep('BUDGET', { amount: 1_000_00, payoutFrequency: 'WEEKLY' }).currency).toBe('SAR')
  })
})

describe('a wrong link as the only problem', () => {
  it('is refused with URL_INVALID_FORMAT', () => {
    const data = { ...objectives, trackingUrl: 'https://localhost/x' }
    const refusal = (() => {
      try {
        return acceptStep('IMPACT_OBJECTIVES', data)
      } catch (error) {
        return error
      }
    })()
    expect(isProblem(refusal) && [refusal.code, refusal.fields]).toEqual(['URL_INVALID_FORMAT', [{ path: 'trackingUrl', rule: 'url' }]])
  })
})
