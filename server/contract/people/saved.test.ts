import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import type { SavedPeopleFilterRecord } from './record.ts'
import { decideSaving, decideSavedSearchAlert, readSaving } from './saved.ts'

const day = 24 * 60 * 60_000
const saving = { id: 'f', profileId: 'nabt', now: day, matching: ['reem'] }

describe('saving a filter', () => {
  it('stores only the filters that are set', () => {
    expect(readSaving({ name: '  Coffee   people ', filter: { interests: ['coffee'], types: [], term: '', isVerified: false } })).toEqual({
      name: 'Coffee people',
      filter: { interests: ['coffee'] },
    })
  })

  it.each([
    ['', { interests: ['coffee'] }, 'name', 'required'],
    ['a'.repeat(51), { interests: ['coffee'] }, 'name', 'tooLong'],
    ['Everybody', {}, 'filter', 'required'],
    ['Ranges', { minFollowers: 5, maxFollowers: 4 }, 'filter.maxFollowers', 'outOfRange'],
  ])('with the name %j is refused at the wrong field', (name, filter, path, rule) => {
    const refused: unknown = expect.objectContaining({ code: 'DTO_VALIDATION_ERROR', fields: [expect.objectContaining({ path, rule })] })
    expect(() => readSaving({ name, filter })).toThrow(refused)
  })

  it('is refused if the profile already has twenty filters', () => {
    const coffee = { name: 'Coffee', filter: { interests: ['coffee'] } }
    expect(decideSaving({ count: 19 }, coffee, saving).changes).toMatchObject({ seen: ['reem'], lookAt: 2 * day })
    expect(decideSaving({ count: 20 }, coffee, saving).problem?.fields).toEqual([{ path: 'name', rule: 'maxItems', params: { max: 20 } }])
  })
})

describe('decideSavedSearchAlert', () => {
  const saved = changesOf(decideSaving({ count: 0 }, { name: 'Coffee', filter: { interests: ['coffee'] } }, saving))
  const match = (profileId: string, listedAt = 0) => ({ profileId, listedAt })

  it('returns a notification with the number of new people, and sets the next check to a day later', () => {
    const { record, notification } = decideSavedSearchAlert(saved, [match('reem'), match('huda'), match('omar')], 2 * day)
    expect(notification).toEqual({
      profileId: 'nabt',
      type: 'SAVED_PEOPLE_FILTER_MATCHED',
      referenceId: 'f',
      meta: { count: 2, filterName: 'Coffee' },
    })
    expect(record).toMatchObject({ seen: ['reem', 'huda', 'omar'], lookedAt: 2 * day, lookAt: 3 * day })
    expect(decideSavedSearchAlert(record, [match('huda'), match('omar')], 3 * day).notification).toBeNull()
  })

  it('returns no notification if all matching people also matched at the last check', () =>
    expect(decideSavedSearchAlert(saved, [match('reem')], 2 * day).notification).toBeNull())

  it('counts only people who joined the directory since the last check, if that check found a thousand people', () => {
    const many: SavedPeopleFilterRecord = { ...saved, seen: Array.from({ length: 1_000 }, (_, at) => `p${at}`) }
    const met = [...many.seen.map((id) => match(id)), match('old', day - 1), match('new', day + 1)]
    expect(decideSavedSearchAlert(many, met, 2 * day).notification?.meta?.count).toBe(1)
  })
})
