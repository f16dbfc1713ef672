import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { PeopleAlternative, PeopleFilter, PeopleSort, SavePeopleFilterInput } from '@wasla/contract/generated/user-types.ts'
import { bestAlternatives, setFilters, withoutFilter } from '@wasla/contract/people/alternatives.ts'
import { readPeopleFilter } from '@wasla/contract/people/filter.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import type { ListedPerson, SavedPeopleFilterRecord } from '@wasla/contract/people/record.ts'
import { decideSaving, readSaving } from '@wasla/contract/people/saved.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../session/viewer.ts'
import { sendSavedSearchAlerts, type PeopleDeps } from './saved-search-alerts.ts'
import { countCreators, countMeeting, findMatches, findPeople } from './stores/list.ts'
import { countSavedFilters, deleteSavedFilter, findSavedFilters, insertSavedFilter } from './stores/saved.ts'

type Reader = Pick<Viewer, 'profileId'>
type Filter = PeopleFilter | null | undefined

/** The directory of all people with a public page, filtered by the content of that page (D-05). */
export type PeopleService = {
  /** `people`: returns a page of the first thousand people who match a filter, without the reader. Throws `DTO_VALIDATION_ERROR`. */
  list(reader: Reader, filter: Filter, sort: PeopleSort, page: PageArgument): Promise<{ count: number; data: ListedPerson[] }>
  /** `peopleAlternatives`: returns, for each filter that is set, the count without it. Throws the errors of `list`. */
  alternatives(reader: Reader, filter: PeopleFilter): Promise<PeopleAlternative[]>
  /** Returns how many networkers each of these managers shows. */
  creators(managerIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** `mySavedPeopleFilters`: returns the profile's saved filters, newest first. */
  saved(reader: Reader): Promise<SavedPeopleFilterRecord[]>
  /** `savePeopleFilter`: saves a filter. Throws `DTO_VALIDATION_ERROR` at a field, and with `maxItems` beyond twenty. */
  save(reader: Reader, input: SavePeopleFilterInput): Promise<SavedPeopleFilterRecord>
  /** `deleteSavedPeopleFilter`: deletes the reader's own filter. Returns the same for another profile's filter and for an unknown id. */
  remove(reader: Reader, id: string): Promise<{ id: string }>
  /** Notifies profiles of new matches, once a day for each filter; for the timer. */
  sendSavedSearchAlerts(): Promise<void>
}

export function createPeopleService(deps: PeopleDeps): PeopleService {
  const { db, dialect, clock, ids } = deps
  return {
    list: ({ profileId }, filter, sort, page) =>
      findPeople(
        { db, dialect },
        { query: readPeopleFilter(filter), reader: profileId },
        sort,
        pageOf(page ?? { limit: peopleLimits.page }),
      ),
    async alternatives({ profileId }, filter) {
      const query = readPeopleFilter(filter)
      const counted: PeopleAlternative[] = []
      for (const without of setFilters(query))
        counted.push({ without, count: await countMeeting({ db, dialect }, { query: withoutFilter(query, without), reader: profileId }) })
      return bestAlternatives(counted)
    },
    creators: (managerIds) => countCreators(db, managerIds),
    saved: ({ profileId }) => findSavedFilters(db, profileId),
    async save({ profileId }, input) {
      const saving = readSaving(input)
      const matches = await findMatches({ db, dialect }, { query: readPeopleFilter(saving.filter), reader: profileId })
      return inTransaction(db, async (tx) => {
        const matching = matches.slice(0, peopleLimits.most).map((match) => match.profileId)
        const count = await countSavedFilters(tx, profileId)
        const record = changesOf(decideSaving({ count }, saving, { id: ids.uuid(), profileId, now: clock.now(), matching }))
        await insertSavedFilter(tx, record)
        return record
      })
    },
    async remove({ profileId }, id) {
      await deleteSavedFilter(db, { id, profileId })
      return { id }
    },
    sendSavedSearchAlerts: () => sendSavedSearchAlerts(deps),
  }
}
