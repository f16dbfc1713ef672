import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isTrackingCode } from '@wasla/contract/participations/tracking-code.ts'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { acceptContentTexts } from '@wasla/contract/programs/content/rules.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { detailsFields, detailsRules } from '@wasla/contract/programs/steps/details.ts'
import { acceptStep } from '@wasla/contract/programs/steps/rules.ts'
import { objectiveTypes, programStatuses } from '@wasla/contract/programs/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { availableAccount, escrowAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { booksOf } from '../../store/wallet/history.ts'
import { OMAR } from '../agents.ts'
import { NABT_COFFEE } from '../businesses.ts'
import { day, hour, worldNow } from '../clock.ts'
import type { Member } from '../member.ts'
import { NOURA } from '../networkers.ts'
import { world, worldAt } from '../world.ts'
import { DRIPPER_SCHOOL, FIRST_SIP, GIFT_BOXES, wholePrograms } from './all-programs.ts'
import { trackingCodeOf } from './participations.ts'

const files = new Set(readdirSync(new URL('../../pictures', import.meta.url)).map((file) => `/pictures/${file}`))
const stepsOf = (programId: string) => world.programSteps.filter((step) => step.programId === programId)
const dataOf = (programId: string, type: string) => stepsOf(programId).find((step) => step.type === type)?.data
const lengthOf = (text: string) => [...text].length
const isBetween = (text: string, { least, most }: { least: number; most: number }) => lengthOf(text) >= least && lengthOf(text) <= most

describe('programs of the world', () => {
  test('are fourteen, with every status and objective, and some are open by link only', () => {
    expect(world.programs).toHaveLength(14)
    expect(new Set(world.programs.map(({ status }) => status))).toEqual(new Set(programStatuses))
    expect(new Set(world.programs.flatMap(({ objectiveType }) => objectiveType ?? []))).toEqual(new Set(objectiveTypes))
    expect(new Set(world.programs.flatMap(({ holdCause }) => holdCause ?? []))).toEqual(new Set(['OWNER', 'BUDGET']))
    expect(world.programs.filter(({ isVisible }) => !isVisible).length).toBeGreaterThan(1)
    expect(world.programs.some(({ status, publishDate }) => status === 'Soon' && publishDate !== null && publishDate > worldNow)).toBe(true)
    const ofNabt = world.programs.filter(({ profileId }) => profileId === NABT_COFFEE.profile.id)
    expect(new Set(ofNabt.map(({ status }) => status))).toEqual(new Set(programStatuses))
  })

  test('have names and descriptions within the limits, and some in each language', () => {
    for (const { name, description } of world.programs) {
      expect([name, isBetween(name, programLimits.name)]).toEqual([name, true])
      expect([name, isBetween(description, programLimits.description)]).toEqual([name, true])
    }
    const arabic = world.programs.filter(({ name }) => /\p{Script=Arabic}/u.test(name))
    expect(arabic.length).toBeGreaterThan(3)
    expect(world.programs.length - arabic.length).toBeGreaterThan(3)
  })

  test('have the status that follows from their dates', () => {
    const today = civilDate(worldNow)
    for (const { name, status, startDate, endDate, publishDate, publishedAt, retiredAt, holdCause } of world.programs) {
      const begins = Math.max(startOfDay(startDate), publishDate ?? 0)
      expect([name, status === 'Draft']).toEqual([name, publishedAt === null])
      expect([name, status === 'Soon']).toEqual([name, publishedAt !== null && begins > worldNow])
      expect([name, status === 'Retired']).toEqual([name, retiredAt !== null])
      expect([name, status === 'OnHold']).toEqual([name, holdCause !== null])
      if (endDate !== null) expect(endDate > startDate).toBe(true)
      if (status === 'Active' || status === 'OnHold') expect(endDate === null || endDate >= today).toBe(true)
    }
  })

  test('have all steps if they are published, and drafts stop at different steps', () => {
    const isWhole = (id: string) =>
      stepsOf(id).length === 6 &&
      ['SHAREABLE', 'LEARNING'].every((step) => world.programContents.some((one) => one.programId === id && one.contentStepType === step))
    for (const { id, name, publishedAt } of world.programs) if (publishedAt !== null) expect([name, isWhole(id)]).toEqual([name, true])
    const drafts = world.programs.filter(({ status }) => status === 'Draft')
    expect(drafts.filter(({ id }) => isWhole(id)).map(({ id }) => id)).toEqual([GIFT_BOXES.program.id])
    expect(new Set(drafts.map(({ id }) => stepsOf(id).length)).size).toBe(drafts.length)
  })

  test('have texts within the limits and existing pictures', () => {
    const { content, milestones, catalogue, guidelines, experienceTitle, audienceText } = programLimits
    for (const item of world.programContents) {
      expect([item.title, isBetween(item.title, content.title)]).toEqual([item.title, true])
      expect([item.title, isBetween(item.description, content.description)]).toEqual([item.title, true])
      expect(item.hashtags.length).toBeLessThanOrEqual(content.hashtags.most)
      for (const tag of item.hashtags) expect(tag).toMatch(/^[\p{Script=Arabic}\w]{2,30}$/u)
      if (item.thumbnailUrl !== null) expect(files).toContain(item.thumbnailUrl)
      expect(item.fileName === null).toBe(item.contentUrl.startsWith('https://'))
    }
    for (const { coverImage } of world.programs) expect(files).toContain(coverImage)
    for (const { url } of world.programAssets) expect(files).toContain(url)
    for (const step of world.programSteps) {
      if (step.type === 'IMPACT_OBJECTIVES') {
        const targets = step.data.milestones.map(({ target }) => target)
        expect(targets).toEqual(targets.toSorted((one, other) => one - other))
        expect(new Set(targets).size).toBe(targets.length)
        expect(targets.length).toBeLessThanOrEqual(milestones.most)
        for (const { title } of step.data.milestones) if (title !== undefined) expect(isBetween(title, experienceTitle)).toBe(true)
      }
      if (step.type === 'CATALOGUE')
        for (const { name, url, photoUrl } of step.data.items) {
          expect([name, isBetween(name, catalogue.name)]).toEqual([name, true])
          expect(new URL(url).protocol).toBe('https:')
          expect(world.programAssets).toContainEqual(expect.objectContaining({ programId: step.programId, url: photoUrl }))
        }
      if (step.type === 'GUIDELINES')
        for (const text of [...step.data.dos, ...step.data.donts]) expect([text, isBetween(text, guidelines.text)]).toEqual([text, true])
      if (step.type === 'TARGET_CRITERIA') {
        expect(step.data.interests.length).toBeGreaterThan(0)
        expect(lengthOf(step.data.audienceProfile)).toBeLessThanOrEqual(audienceText.most)
      }
    }
  })
})

test('the steps of the world’s programs equal the steps that the wizard would store', () => {
  for (const { type, data } of world.programSteps) expect(acceptStep(type, data)).toEqual(data)
  for (const program of world.programs) {
    const rules = detailsRules(civilDate(worldNow), program)
    expect(accept(rules, program)).toEqual(Object.fromEntries(detailsFields.map((field) => [field, program[field]])))
  }
  for (const {
    contentStepType,
    title,
    description,
    language,
    platform,
    allowTrademarkUse,
    hashtags,
    specialRequests,
  } of world.programContents) {
    const texts = { contentStepType, title, description, language, platform, allowTrademarkUse, hashtags, specialRequests }
    expect(acceptContentTexts(texts)).toEqual(texts)
  }
})

describe('participations of the world', () => {
  const statusesOf = ({ profile }: Member) =>
    new Set(world.participations.filter(({ profileId }) => profileId === profile.id).map(({ status }) => status))

  test('of the networker and the agent of the sign-in page have every status', () => {
    expect(statusesOf(NOURA)).toEqual(new Set(['Accepted', 'Pending', 'Rejected']))
    expect(statusesOf(OMAR)).toEqual(new Set(['Accepted', 'Pending', 'Rejected']))
  })

  test('were requested once, while the program accepted requests, and answered later', () => {
    const pairs = world.participations.map(({ programId, profileId }) => `${programId} ${profileId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { programId, profileId, createdAt, answeredAt, status, isAutomatic } of world.participations) {
      const program = world.programs.find(({ id }) => id === programId)
      const profile = world.profiles.find(({ id }) => id === profileId)
      expect(createdAt).toBeGreaterThanOrEqual(program?.publishedAt ?? Infinity)
      expect(createdAt).toBeGreaterThan(profile?.createdAt ?? Infinity)
      expect(createdAt).toBeLessThanOrEqual(program?.retiredAt ?? worldNow)
      expect(answeredAt === null).toBe(status === 'Pending')
      if (answeredAt !== null) expect(answeredAt).toBeGreaterThanOrEqual(createdAt)
      expect(isAutomatic).toBe(program?.isPublic)
      if (isAutomatic) expect(status).toBe('Accepted')
      expect(profile?.userId).not.toBe(program?.userId)
      expect(['INFLUENCER Active', 'AGENT Active']).toContain(`${profile?.type} ${profile?.status}`)
    }
  })

  test('have a tracking link exactly if they are accepted', () => {
    const accepted = world.participations.filter(({ status }) => status === 'Accepted')
    expect(world.trackingLinks.map(({ programId, profileId }) => `${programId} ${profileId}`).toSorted()).toEqual(
      accepted.map(({ programId, profileId }) => `${programId} ${profileId}`).toSorted(),
    )
    const codes = world.trackingLinks.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(isTrackingCode(code)).toBe(true)
    expect(trackingCodeOf('a', 'b')).toBe(trackingCodeOf('a', 'b'))
  })
})

describe('money of the world’s programs', () => {
  const ledger = booksOf(worldAt(worldNow))

  const paidOf = (programId: string) =>
    world.programChanges
      .filter((change) => change.programId === programId)
      .reduce((sum, change) => sum + (change.change === 'rewardEarned' ? change.amount : 0), 0)

  test('was available when it was reserved, and escrow contains the part that is neither paid nor returned (I8)', () => {
    for (const { program } of wholePrograms) {
      expect([program.name, ledger.balanceOf(escrowAccount(program.id))]).toEqual([program.name, program.budget - paidOf(program.id)])
      expect(ledger.balanceOf(availableAccount(program.profileId))).toBeGreaterThanOrEqual(0)
    }
  })

  test('is used up if the budget caused a hold, and is returned if the program has retired', () => {
    for (const { program } of [DRIPPER_SCHOOL, FIRST_SIP]) expect(ledger.balanceOf(escrowAccount(program.id))).toBe(0)
  })

  test('is enough in the brand’s wallet to publish the finished draft', () => {
    const budget = dataOf(GIFT_BOXES.program.id, 'BUDGET')
    expect(ledger.balanceOf(availableAccount(NABT_COFFEE.profile.id))).toBeGreaterThan(
      budget && 'amount' in budget ? budget.amount : Infinity,
    )
  })
})

test('dates keep their distance from today, and times at midnight stay at midnight', () => {
  const before = worldAt(worldNow)
  for (const later of [40 * day + 14 * hour, 11 * hour, -9 * hour, 400 * day]) {
    const after = worldAt(worldNow + later)
    const days = (date: string, now: number) => Math.round((startOfDay(date) - startOfDay(civilDate(now))) / day)
    for (const [index, program] of before.programs.entries()) {
      const copy = after.programs[index]
      expect(days(copy?.startDate ?? '', worldNow + later)).toBe(days(program.startDate, worldNow))
      const { publishDate = null, endDate = null } = copy ?? {}
      if (publishDate !== null) expect(startOfDay(civilDate(publishDate))).toBe(publishDate)
      if (program.endDate !== null) expect(days(endDate ?? '', worldNow + later)).toBe(days(program.endDate, worldNow))
      const moved = program.publishedAt === null ? null : program.publishedAt + later
      expect(copy?.publishedAt).toBe(publishDate ?? moved)
    }
  }
})
