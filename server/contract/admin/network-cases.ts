import type { NetworkCase, NetworkCaseRow, NetworkPersonRole } from '../generated/admin-types.ts'
import type { Language } from '../platform/language.ts'
import { decideBy, networkMark, type NetworkCaseRecord } from '../tracking/network-case.ts'
import type { NetworkPattern } from '../tracking/network-pattern.ts'
import type { NetworkLimits } from '../tracking/networks.ts'
import type { OutageTime } from '../tracking/outage-time.ts'
import type { ReviewRequestRecord } from '../tracking/record.ts'
import { everyOf } from '../common/every-of.ts'
import type { ResultNames } from './conversions.ts'

const moment = (at: number) => new Date(at).toISOString()

export type CaseNames = ResultNames & {
  /** Name of the admin who decided; null while the case is open, or if the admin account is missing. */
  readonly decidedBy: string | null
}

/** Returns a `NetworkCaseRow`. `others`: number of clicks that count among the link's other clicks of that day. */
export const networkCaseRowOf = (
  record: NetworkCaseRecord,
  { participant, programName, decidedBy }: CaseNames,
  others: number,
): NetworkCaseRow => {
  const { id, programId, profileId, day, reason, held, counted, status, openedAt, decidedAt } = record
  return {
    ...{ id, programId, profileId, day, reason, held, counted, status },
    programName,
    participant,
    share: held + others === 0 ? 0 : Math.round((held / (held + others)) * 100) / 100,
    openedAt: moment(openedAt),
    decideBy: moment(decideBy(record)),
    decidedAt: decidedAt === null ? null : moment(decidedAt),
    decidedBy,
  }
}

/** A person who earns from the clicks of a case, or pays for these clicks. */
type CasePerson = {
  readonly role: NetworkPersonRole
  readonly profileId: string
  readonly name: string
  readonly language: Language
  /** Whether the person was signed in on the network of the case on its day. */
  readonly wasSignedIn: boolean
}

export type CaseParts = {
  readonly row: NetworkCaseRow
  readonly record: NetworkCaseRecord
  readonly profilePhoto: string | null
  readonly pattern: NetworkPattern
  readonly people: readonly CasePerson[]
  /** Other open cases of the same network and day. */
  readonly alsoOpen: readonly NetworkCaseRow[]
  /** The participant's review requests for this day and reason. */
  readonly reviewRequests: readonly Pick<ReviewRequestRecord, 'requestedAt' | 'note'>[]
  readonly limits: NetworkLimits
  /** Outages of the brand’s page on the day of the case. */
  readonly outages: readonly OutageTime[]
}

const roles = everyOf<NetworkPersonRole>()('PARTICIPANT', 'MANAGER', 'OWNER')

/** Returns a `NetworkCase`. */
export const networkCaseOf = ({
  row,
  record,
  profilePhoto,
  pattern,
  people,
  alsoOpen,
  reviewRequests,
  limits,
  outages,
}: CaseParts): NetworkCase => ({
  row,
  profilePhoto,
  mark: networkMark(record.network),
  ...limits,
  hours: pattern.hours.map((hour) => ({ ...hour })),
  others: pattern.others,
  peak: pattern.peak && { at: moment(pattern.peak.at), clicks: pattern.peak.clicks, seconds: [...pattern.peak.seconds] },
  browsers: pattern.browsers,
  families: pattern.families.map((family) => ({ ...family })),
  results: pattern.results,
  usualClicksPerResult: pattern.usualClicksPerResult,
  people: people.toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role)).map((person) => ({ ...person })),
  alsoOpen: [...alsoOpen],
  requests: reviewRequests
    .toSorted((one, other) => one.requestedAt - other.requestedAt)
    .map(({ requestedAt, note }) => ({ requestedAt: moment(requestedAt), note })),
  note: record.note,
  outages: outages.map(({ from, until }) => ({ startedAt: moment(from), endedAt: until === null ? null : moment(until) })),
})
