import { describe, expect, test } from 'vitest'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { OMAR } from './agents.ts'
import { NABT_COFFEE, QIMAM } from './businesses.ts'
import { NOURA } from './networkers.ts'
import { world } from './world.ts'

const people = [NOURA, OMAR, QIMAM, NABT_COFFEE].map(({ profile }) => profile)
const isOfThem = ({ profileId }: { profileId: string }) => people.some(({ id }) => id === profileId)

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u
/** Splits a group's markup into blocks, or plain text into lines. Removes addresses and hashtags, because they belong to no language. */
const linesOf = (text: string) =>
  text
    .split(/<\/(?:p|li)>|\n/u)
    .map((line) => line.replace(/<[^>]*>|#\S+|\S+\.example\S*/gu, '').trim())
    .filter((line) => line !== '')
const hasBoth = (text: string) => {
  const lines = linesOf(text)
  return lines.some((line) => arabic.test(line) && !latin.test(line)) && lines.some((line) => latin.test(line) && !arabic.test(line))
}

// Readers of both languages see the texts of these four people first.
describe('the people of the sign-in page', () => {
  test('have both languages in their bios, with one language per line and short enough to be shown without “See more”', () => {
    for (const { userName, bio } of people) {
      expect([userName, hasBoth(bio ?? '')]).toEqual([userName, true])
      expect([...(bio ?? '')].length).toBeLessThanOrEqual(profileLimits.bioPreview)
    }
  })

  test('have both languages in the descriptions of their groups', () => {
    const owned = world.groups.filter(({ ownerId }) => people.some(({ id }) => id === ownerId))
    expect(owned.length).toBeGreaterThanOrEqual(people.length)
    for (const { name, description } of owned) expect([name, hasBoth(description)]).toEqual([name, true])
  })

  test('have both languages in their programs and in the content of their programs', () => {
    const owned = world.programs.filter(isOfThem)
    expect(owned.length).toBeGreaterThan(3)
    for (const { id, name, description } of owned) {
      expect([name, hasBoth(description)]).toEqual([name, true])
      for (const content of world.programContents)
        if (content.programId === id) expect([content.title, hasBoth(content.description)]).toEqual([content.title, true])
      for (const step of world.programSteps) {
        if (step.programId !== id) continue
        if (step.type === 'GUIDELINES') {
          const { dos, donts } = step.data as { dos: string[]; donts: string[] }
          for (const list of [dos, donts]) expect([name, hasBoth(list.join('\n'))]).toEqual([name, true])
        }
        if (step.type === 'TARGET_CRITERIA') {
          const { audienceProfile, audienceDrive } = step.data as { audienceProfile: string; audienceDrive: string }
          for (const words of [audienceProfile, audienceDrive]) expect([words, hasBoth(words)]).toEqual([words, true])
        }
      }
    }
  })
})

test('bank accounts with an Arabic holder have an Arabic bank name', () => {
  const written = world.withdrawalAccounts.filter(({ nameOnAccount }) => arabic.test(nameOnAccount))
  expect(written.length).toBeGreaterThan(2)
  for (const { bankName } of written) expect([bankName, arabic.test(bankName)]).toEqual([bankName, true])
})

test('in each line of a bio, all sentences have the same script', () => {
  // Karim mixes both languages in one line on purpose, because the product must handle that.
  const mixes = new Set(['karim_plays'])
  const scriptsOf = (line: string) =>
    new Set(line.split(/[.!?؟]\s+/u).flatMap((sentence) => /\p{Letter}/u.exec(sentence)?.map((one) => arabic.test(one)) ?? []))
  for (const { userName, bio } of world.profiles)
    for (const line of (bio ?? '').split('\n'))
      if (!mixes.has(userName ?? '')) expect([userName, scriptsOf(line).size <= 1]).toEqual([userName, true])
})
