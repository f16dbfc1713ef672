import { plusDays } from '@wasla/contract/insights/days.ts'
import type { NetworkPersonRole } from '@wasla/contract/generated/admin-types.ts'
import { fallbackLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import { patternOf, sumsOfClicks, usualDays, usualSpan, type SavedPattern } from '@wasla/contract/tracking/network-pattern.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'

export type CaseClick = ClickRecord & ClickOrigin

type Person = { role: NetworkPersonRole; profileId: string; language: Language }

/** Returns the participant of a case, the participant's managers and the program's owner. */
export function peopleOf(store: Store, { programId, profileId }: NetworkCaseRecord): Person[] {
  const managers = store.memory.world.managedAccounts
    .filter(({ talentId, status }) => talentId === profileId && status === 'Accepted')
    .map(({ managerId }) => managerId)
    .toSorted()
  const ownerId = programById(store, programId)?.profileId
  const person = (role: NetworkPersonRole, id: string): Person => ({
    role,
    profileId: id,
    language: findUser(store, findProfile(store, id)?.userId ?? '')?.language ?? fallbackLanguage,
  })
  return [
    person('PARTICIPANT', profileId),
    ...managers.map((id) => person('MANAGER', id)),
    ...(ownerId === undefined ? [] : [person('OWNER', ownerId)]),
  ]
}

const clicksOfLink = ({ memory }: Store, { programId, profileId }: NetworkCaseRecord): CaseClick[] =>
  memory.world.clicks
    .filter((click) => click.programId === programId && click.profileId === profileId)
    .map((click) => ({ ...click, network: click.network ?? null, browser: click.browser ?? null }))

/** Returns the clicks of a case that are still held. */
export const heldClicksOf = (store: Store, one: NetworkCaseRecord): CaseClick[] =>
  clicksOfLink(store, one).filter(
    ({ network, status, at }) => network === one.network && status === 'Held' && at >= startOfDay(one.day) && at < endOfDay(one.day),
  )

const sum = (rows: readonly { clicks: number; approved: number }[], of: 'clicks' | 'approved') =>
  rows.reduce((total, row) => total + row[of], 0)

/** Returns the pattern of a case. For a decided case, returns the pattern that was saved with the decision. */
export function patternFor(store: Store, one: NetworkCaseRecord): SavedPattern {
  const { savedPatterns, dayCounts, conversions, ownNetworks } = store.memory.world
  const saved = savedPatterns.find(({ caseId }) => caseId === one.id)
  if (one.status !== 'Open' && saved) return saved.saved
  const [start, end, since] = [startOfDay(one.day), endOfDay(one.day), startOfDay(plusDays(one.day, -usualDays))]
  const all = clicksOfLink(store, one)
  const before = all.filter(({ at }) => at >= since && at < start)
  const held = heldClicksOf(store, one)
  const days = dayCounts.filter(
    ({ programId, profileId, day }) => programId === one.programId && profileId === one.profileId && day < one.day,
  )
  const totals = Map.groupBy(
    days.filter(({ day }) => day >= plusDays(one.day, -usualDays)),
    ({ day }) => day,
  )
  const months = days.filter(({ day }) => day >= plusDays(one.day, -usualSpan.resultDays))
  const ids = new Set(all.filter(({ network, at }) => network === one.network && at >= start && at < end).map(({ id }) => id))
  const objective = programById(store, one.programId)?.objectiveType ?? null
  return {
    pattern: patternOf({
      ...sumsOfClicks(one.day, {
        held,
        others: all.filter(({ status, at }) => status === 'Approved' && at >= start && at < end),
        before,
        countedBefore: before
          .filter(({ status }) => status === 'Approved')
          .toSorted((first, second) => second.at - first.at)
          .slice(0, usualSpan.families),
      }),
      usualTotals: [...totals.values()].map((rows) => sum(rows, 'clicks')).filter((count) => count > 0),
      results: eventOf(objective) === null ? null : conversions.filter(({ clickId }) => ids.has(clickId)).length,
      before: { clicks: sum(months, 'clicks'), results: sum(months, 'approved') },
    }),
    signedIn: peopleOf(store, one)
      .map(({ profileId }) => profileId)
      .filter((id) => {
        const userId = findProfile(store, id)?.userId
        return ownNetworks.some((own) => own.day === one.day && own.network === one.network && own.userId === userId)
      }),
  }
}
