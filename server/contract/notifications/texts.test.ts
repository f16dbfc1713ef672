import { describe, expect, it } from 'vitest'
import { languages } from '../platform/language.ts'
import { notificationTypes, type NotificationMeta, type NotificationType } from './record.ts'
import { notificationText } from './texts.ts'
import { isolated, textParts } from './texts/user-text.ts'

const all: NotificationMeta = {
  groupId: 'g',
  groupName: 'Date season',
  programId: 'p',
  programName: 'Morning coffee',
  programStatus: 'OnHold',
  message: 'Too blurred',
  amount: 123_450,
  percent: 75,
  count: 3,
  filterName: 'Coffee in Riyadh',
  day: '2026-12-02',
}

const say = (type: NotificationType, meta: NotificationMeta, language: 'en' | 'ar', sender: string | null = 'Huda') =>
  notificationText({ type, meta }, sender, language)

/** The texts of all types, in both languages, with and without values. */
const every = notificationTypes.flatMap((type) =>
  languages.flatMap((language) =>
    [null, 'Huda'].flatMap((sender) => [{}, all].map((meta) => ({ type, language, ...say(type, meta, language, sender) }))),
  ),
)

describe('notificationText', () => {
  it('returns a title and a sentence for every type in both languages, even without any values', () => {
    for (const { type, title, content } of every) {
      expect(title, type).toMatch(/^\S.*\S$/u)
      expect(content, type).toMatch(/^\S.*\S$/u)
      expect(`${title} ${content}`, type).not.toMatch(/undefined|null|NaN|\{|\$| {2}/)
    }
  })

  it('uses only the script of the reader’s language, except for texts that a user typed', () => {
    for (const { type, language, title, content } of every) {
      const own = [title, ...textParts(content).flatMap(({ text, isUserText }) => (isUserText ? [] : text))].join('')
      expect(own, type).not.toMatch(language === 'ar' ? /[A-Za-z0-9]/ : /[\u0600-\u06FF]/)
    }
  })

  it('isolates texts that a user typed from the direction of the sentence', () => {
    const { content } = say('GROUP_INVITATION_CREATED', { groupName: '\u202Eموسم\u2069 التمور' }, 'en', 'هدى الزهراني')
    expect(content).toBe('\u2068هدى الزهراني\u2069 invited you to \u2068موسم التمور\u2069')
    expect(textParts(content)).toEqual([
      { text: 'هدى الزهراني', isUserText: true },
      { text: ' invited you to ', isUserText: false },
      { text: 'موسم التمور', isUserText: true },
    ])
    expect(textParts('plain')).toEqual([{ text: 'plain', isUserText: false }])
    expect(textParts(isolated(''))).toEqual([{ text: '', isUserText: true }])
  })

  it('includes a reviewer’s reason if there is one', () => {
    expect(say('IDENTITY_VERIFICATION_REJECTED', all, 'en').content).toBe('We could not verify your identity: \u2068Too blurred\u2069')
    expect(say('ADMIN_BUSINESS_VERIFICATION_REJECTED', {}, 'ar').content).toBe('لم نتمكن من قبول مستنداتك')
  })

  it('writes money and percentages with the reader’s digits', () => {
    expect(say('WALLET_TOP_UP_SUCCEEDED', all, 'en').content).toBe('SAR\u00A01,234.50 was added to your wallet')
    expect(say('WALLET_TOP_UP_SUCCEEDED', all, 'ar').content).toBe('أُضيف إلى محفظتك مبلغ ١٬٢٣٤٫٥٠\u00A0ر.س')
    expect(say('PROGRAM_BUDGET_ALERT', all, 'en').content).toBe('75% of the budget of \u2068Morning coffee\u2069 is used')
    expect(say('PROGRAM_BUDGET_ALERT', all, 'ar').content).toMatch(/^صُرف ٧٥٪/)
    expect(say('PROGRAM_BUDGET_ALERT', { ...all, percent: 100 }, 'en').content).toMatch(/used up/)
  })

  it('uses the correct plural for every number of people in both languages', () => {
    const counted = (language: 'en' | 'ar') =>
      [1, 2, 3, 11, 100].map((count) => say('SAVED_PEOPLE_FILTER_MATCHED', { count, filterName: 'X' }, language).content)
    expect(counted('en')).toEqual([
      '1 new person matches \u2068X\u2069',
      ...['2', '3', '11', '100'].map((count) => `${count} new people match \u2068X\u2069`),
    ])
    expect(counted('ar')).toEqual([
      'شخص جديد واحد يطابق \u2068X\u2069',
      'شخصان جديدان يطابقان \u2068X\u2069',
      '٣ أشخاص جدد يطابقون \u2068X\u2069',
      '١١ شخصًا جديدًا يطابقون \u2068X\u2069',
      '١٠٠ شخص جديد يطابقون \u2068X\u2069',
    ])
  })

  it('returns a different sentence for every status of a program', () => {
    const said = ['Draft', 'Soon', 'Active', 'OnHold', 'Retired', 'unknown'].map(
      (programStatus) => say('PROGRAM_STATUS_CHANGED', { programName: 'X', programStatus }, 'en').content,
    )
    expect(new Set(said).size).toBe(6)
  })

  it('returns different sentences for the reader’s own milestone and for a milestone of another person', () => {
    expect(say('PROGRAM_MILESTONE_ACHIEVED', all, 'en', null).content).toMatch(/^You reached/)
    expect(say('PROGRAM_MILESTONE_ACHIEVED', all, 'en').content).toMatch(/^\u2068Huda\u2069 reached/)
  })
})
