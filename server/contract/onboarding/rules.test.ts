import { describe, expect, it } from 'vitest'
import { profileTypes } from '../profiles/types.ts'
import { accept, problemsOf } from '../validation/check.ts'
import { accountKinds, goalsOfRole, onboardingGoals, rolesOfKind } from './record.ts'
import { onboardingAnswersRules, setUpIndividualAccountRules } from './rules.ts'

const answers = { accountKind: 'INDIVIDUAL', role: 'INFLUENCER', countryId: 'SA', interests: ['food'], goal: 'FIND_PROGRAMS' }

describe('onboardingAnswersRules', () => {
  it('accept answers without interests and without a goal', () => {
    expect(accept(onboardingAnswersRules, { ...answers, interests: undefined, goal: null })).toMatchObject({ interests: [], goal: null })
  })
  it('count each interest once', () => {
    expect(accept(onboardingAnswersRules, { ...answers, interests: ['food', 'art', 'food'] }).interests).toEqual(['food', 'art'])
  })
  it.each([
    [{ role: 'BRAND' }, 'role', 'unknownValue'],
    [{ accountKind: 'BUSINESS', role: 'AGENT' }, 'role', 'unknownValue'],
    [{ accountKind: 'BUSINESS', role: 'INFLUENCER' }, 'role', 'unknownValue'],
    [{ countryId: 'XX' }, 'countryId', 'unknownCountry'],
    [{ interests: ['food', 'art', 'music', 'cars', 'pets', 'books'] }, 'interests', 'maxItems'],
    [{ interests: ['food', 'astrology'] }, 'interests.1', 'unknownValue'],
    [{ goal: 'WORLD_PEACE' }, 'goal', 'unknownValue'],
    [{ goal: 'MANAGE_TALENT' }, 'goal', 'unknownValue'],
    [{ role: 'AGENT', goal: 'PROMOTE_PRODUCTS' }, 'goal', 'unknownValue'],
    [{ accountKind: 'BUSINESS', role: 'BRAND', goal: 'FIND_PROGRAMS' }, 'goal', 'unknownValue'],
  ])('refuse %j at %s', (over, path, rule) => {
    expect(problemsOf(onboardingAnswersRules, { ...answers, ...over })).toEqual([{ path, rule }])
  })
})

describe('the main goal', () => {
  const all = profileTypes.flatMap((role) => goalsOfRole[role].map((goal) => [role, goal] as const))
  it.each(all)('can be chosen by its role: %s may choose %s', (role, goal) => {
    const accountKind = accountKinds.find((kind) => rolesOfKind[kind].some((one) => one === role))
    expect(problemsOf(onboardingAnswersRules, { ...answers, accountKind, role, goal })).toEqual([])
  })
  it('can be OTHER for every role, and every goal belongs to a role', () => {
    for (const role of profileTypes) expect(goalsOfRole[role].at(-1)).toBe('OTHER')
    expect(new Set(all.map(([, goal]) => goal))).toEqual(new Set(onboardingGoals))
  })
})

/** 23:30 on 15 March 2026 in London is 02:30 on the 16th in Riyadh. */
const now = Date.parse('2026-03-15T23:30:00Z')
const rules = setUpIndividualAccountRules(now)
const account = {
  firstName: 'نورة',
  lastName: 'العتيبي',
  gender: 'female',
  date_of_birth: '2008-03-16',
  userName: 'noura',
  email: 'n@x.example',
}

describe('setUpIndividualAccountRules', () => {
  it('accept a person who turns 18 today in Riyadh, even if it is still the day before in UTC', () => {
    expect(accept(rules, account)).toEqual(account)
  })
  it('accept an account without user name and e-mail', () => {
    expect(accept(rules, { ...account, userName: ' ', email: '' })).toMatchObject({ userName: null, email: null })
  })
  it('read a birthday in either script', () => {
    expect(accept(rules, { ...account, date_of_birth: '١٩٩٧-٠٢-١١' }).date_of_birth).toBe('1997-02-11')
  })
  it('remove spaces around names', () => {
    expect(accept(rules, { ...account, firstName: '  Noura ' }).firstName).toBe('Noura')
  })
  it.each([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ firstName: '123' }, 'firstName', 'format'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'tooLong'],
    [{ gender: 'other' }, 'gender', 'required'],
    [{ date_of_birth: '2008-03-17' }, 'date_of_birth', 'adult'],
    [{ date_of_birth: '2030-01-01' }, 'date_of_birth', 'adult'],
    [{ date_of_birth: '2007-02-29' }, 'date_of_birth', 'date'],
    [{ date_of_birth: '1850-01-01' }, 'date_of_birth', 'date'],
    [{ date_of_birth: '' }, 'date_of_birth', 'required'],
    [{ userName: 'no' }, 'userName', 'userName'],
    [{ userName: 'نورة' }, 'userName', 'userName'],
    [{ email: 'nobody' }, 'email', 'email'],
  ])('refuse %j at %s', (over, path, rule) => {
    expect(problemsOf(rules, { ...account, ...over })).toEqual([{ path, rule }])
  })
})
