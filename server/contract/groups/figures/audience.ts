import type { AudienceAnalytics } from '../../generated/user-types.ts'
import { audienceOf } from '../../insights/combine.ts'
import { emptyAudience, type Audience } from '../../insights/record.ts'
import { byMember, isEnough, type MemberSnapshot } from './member.ts'

type Part = keyof Audience
const parts = ['age', 'gender', 'types', 'countries', 'languages', 'races'] as const satisfies readonly Part[]

const has = (snapshot: MemberSnapshot, part: Part) => (snapshot.audience?.[part].length ?? 0) > 0

/**
 * Returns `groupRateSocialAnalytics`: the members' shares, weighted by followers (G-09). `newest` has each account's newest snapshot with
 * an audience. Returns null if fewer than three members have an audience. A list is empty if fewer than three members have that list.
 */
export function groupAudience(newest: readonly MemberSnapshot[], { races }: { races: boolean }): AudienceAnalytics | null {
  const reporting = newest.filter((snapshot) => parts.some((part) => has(snapshot, part)))
  if (!isEnough(byMember(reporting).length)) return null
  const shown = parts.filter((part) => isEnough(byMember(reporting.filter((snapshot) => has(snapshot, part))).length))
  const only = (audience: Audience | null): Audience => ({
    ...emptyAudience,
    ...Object.fromEntries(shown.map((part) => [part, audience?.[part] ?? []])),
  })
  return audienceOf(
    reporting.map((snapshot) => ({ ...snapshot, audience: only(snapshot.audience) })),
    { races },
  )
}
