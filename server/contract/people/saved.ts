import * as z from 'zod/mini'
import { decisionOf, type Decision } from '../common/decision.ts'
import { invalidInput } from '../errors/problem.ts'
import type { PeopleFilter, SavePeopleFilterInput } from '../generated/user-types.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { accept, rule } from '../validation/check.ts'
import { graphemeCount } from '../validation/graphemes.ts'
import { plainLine } from '../validation/plain-text.ts'
import { setFilters } from './alternatives.ts'
import { peopleFilterRules, readPeopleFilter } from './filter.ts'
import { peopleLimits } from './limits.ts'
import type { SavedPeopleFilterRecord } from './record.ts'

const day = 24 * 60 * 60_000

const { name: nameLength } = peopleLimits.saved

const rules = z.object({
  name: z.pipe(
    z.pipe(z.string().check(z.maxLength(8192, rule('tooLong'))), z.transform(plainLine)),
    z.string().check(
      z.refine((name: string) => [...name].length >= nameLength.least, rule('required')),
      z.refine((name: string) => graphemeCount(name) <= nameLength.most, { ...rule('tooLong'), params: { max: nameLength.most } }),
    ),
  ),
  filter: peopleFilterRules,
})

/** Returns the filter without empty values, so that only chosen values are stored. */
const chosen = (filter: object): PeopleFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && value !== false && !isEmpty(value),
    ),
  )
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

type Saving = { readonly id: string; readonly profileId: string; readonly now: number; readonly matching: readonly string[] }

/**
 * Returns the input to save. Throws `DTO_VALIDATION_ERROR` at `name`, at a path inside `filter`, or at `filter` itself if no filter is set.
 */
export function readSaving(input: SavePeopleFilterInput): { name: string; filter: PeopleFilter } {
  const { name, filter } = accept(rules, input)
  const stored = chosen(filter)
  if (setFilters(readPeopleFilter(stored)).length === 0) throw invalidInput([{ path: 'filter', rule: 'required' }])
  return { name, filter: stored }
}

/**
 * `savePeopleFilter`: returns the filter to store. `matching` are the ids of the people who match now. The profile is not notified of these
 * people. Refused with `maxItems` at `name` if the profile has twenty filters already.
 */
export const decideSaving = (
  { count }: { readonly count: number },
  saving: { readonly name: string; readonly filter: PeopleFilter },
  { id, profileId, now, matching }: Saving,
): Decision<SavedPeopleFilterRecord> =>
  decisionOf(() => {
    const { most } = peopleLimits.saved
    if (count >= most) throw invalidInput([{ path: 'name', rule: 'maxItems', params: { max: most } }])
    return { id, profileId, ...saving, seen: matching, createdAt: now, lookedAt: now, lookAt: now + day }
  })

/** A person who matches a filter, and the time at which the person joined the directory. */
export type Match = { readonly profileId: string; readonly listedAt: number }

/** The saved filter after a check, and the notification to its profile; null if nobody new matches. */
export type SavedSearchAlert = {
  readonly record: SavedPeopleFilterRecord
  readonly notification: NotificationDraft | null
}

/**
 * Daily check of a saved filter. A person is new if they match now and did not match at the last check. Only the first thousand matches of
 * a check are stored. If the last check stored a thousand, a person is new only if they also joined the directory after it. There is one
 * check a day, so at most one notification a day.
 */
export function decideSavedSearchAlert(saved: SavedPeopleFilterRecord, matches: readonly Match[], now: number): SavedSearchAlert {
  const wasWhole = saved.seen.length < peopleLimits.most
  const known = new Set(saved.seen)
  const fresh = matches.filter(({ profileId, listedAt }) => !known.has(profileId) && (wasWhole || listedAt > saved.lookedAt))
  const record = {
    ...saved,
    seen: matches.slice(0, peopleLimits.most).map(({ profileId }) => profileId),
    lookedAt: now,
    lookAt: now + day,
  }
  if (fresh.length === 0) return { record, notification: null }
  return {
    record,
    notification: {
      profileId: saved.profileId,
      type: 'SAVED_PEOPLE_FILTER_MATCHED',
      referenceId: saved.id,
      meta: { count: fresh.length, filterName: saved.name },
    },
  }
}
