import type { LinkState, ProgramLinkCheck, ProgramOutage } from '../generated/user-sdl-types.ts'
import { placeOf } from '../programs/dry-run/demo-probe.ts'
import { mayConfirm } from './fault-of.ts'
import type { FoundFault, LinkCheckRecord, OutageRecord } from './record.ts'

const toDateTime = (moment: number) => new Date(moment).toISOString()
const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

const statusOf = ({ fault, detail }: FoundFault) =>
  detail !== null && (fault === 'NOT_FOUND' || fault === 'REFUSED' || fault === 'ERROR_PAGE') ? Number(detail) : null
const siteOf = ({ fault, detail }: FoundFault) => (fault === 'OTHER_SITE' ? detail : null)

/** Returns the `ProgramOutage` of an outage, for the owner. */
const mapOutage = (outage: OutageRecord): ProgramOutage => ({
  id: outage.id,
  startedAt: toDateTime(outage.startedAt),
  endedAt: orNull(outage.endedAt),
  end: outage.endedBy,
  fault: outage.fault,
  status: statusOf(outage),
  site: siteOf(outage),
})

export type ShownCheck = {
  readonly programId: string
  /** Whether the program’s link is checked; see `isChecked`. */
  readonly isChecked: boolean
  /** Empty if no address is saved. */
  readonly trackingUrl: string
  /** Null before the first check. */
  readonly check: LinkCheckRecord | null
  /** The latest first. */
  readonly outages: readonly OutageRecord[]
}

function stateOf({ isChecked, check, outages }: ShownCheck): LinkState {
  if (!isChecked) return 'PAUSED'
  if (!check || check.checkedAt === null) return 'UNCHECKED'
  if (outages.some(({ endedAt }) => endedAt === null)) return 'DOWN'
  return check.fault === null ? 'WORKING' : 'DOUBTFUL'
}

/** Returns the `ProgramLinkCheck` of a program, for the owner. */
export function mapLinkCheck(shown: ShownCheck): ProgramLinkCheck {
  const { programId, isChecked, trackingUrl, check, outages } = shown
  const fault: FoundFault | null = isChecked && check?.fault ? { fault: check.fault, detail: check.detail } : null
  return {
    programId,
    state: stateOf(shown),
    place: placeOf(trackingUrl),
    checkedAt: orNull(check?.checkedAt ?? null),
    nextAt: isChecked ? orNull(check?.nextAt ?? null) : null,
    fault: fault?.fault ?? null,
    status: fault && statusOf(fault),
    site: fault && siteOf(fault),
    mayConfirm: mayConfirm(fault?.fault ?? null),
    outages: outages.map(mapOutage),
  }
}
