import { linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import type { LinkCheckRecord, OutageRecord } from '@wasla/contract/link-checks/record.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { hour, minute, worldNow } from '../../world/clock.ts'
import { idOf } from '../../world/ids.ts'
import { MORNING_CUP } from '../../world/programs/all-programs.ts'
import type { World } from '../../world/tables.ts'

const programId = MORNING_CUP.program.id

/** Returns the check of the demo’s program, as if it was checked some minutes ago: a program whose check failed is checked often. */
function checkedAgo({ linkChecks }: World, minutes: number): LinkCheckRecord & { checkedAt: number } {
  const check = linkChecks.find((one) => one.programId === programId)
  if (!check) throw new Error('The program of the demonstration is checked')
  return { ...check, checkedAt: worldNow - minutes * minute }
}

const save = ({ linkChecks }: World, check: LinkCheckRecord) =>
  void linkChecks.splice(
    linkChecks.findIndex((one) => one.programId === programId),
    1,
    check,
  )

/** Gives the demo’s program an outage that began two hours ago and lasts. */
export const withOutage = (fault: OutageRecord['fault'], detail: string | null) => (world: World) => {
  const check = checkedAgo(world, 4)
  const startedAt = check.checkedAt - 2 * hour
  world.outages.push({
    ...{ id: idOf('outage:lasting', startedAt), programId, fault, detail },
    ...{ startedAt, openedAt: startedAt + linkCheckTimes.again, endedAt: null, endedBy: null },
  })
  save(world, { ...check, fault, detail, failingSince: startedAt, nextAt: check.checkedAt + linkCheckTimes.whileDown })
}

/** Lets the last check of the demo’s program fail, and no check before it. */
export const withDoubt = (world: World) => {
  const check = checkedAgo(world, 1)
  const failingSince = check.checkedAt
  save(world, { ...check, fault: 'UNREACHABLE', detail: null, failingSince, nextAt: failingSince + linkCheckTimes.again })
}

/** Adds an outage of two hours to the day of the open case about an own network. */
export const withOutageOfCase = ({ networkCases, outages }: World) => {
  const one = networkCases.find(({ status, reason }) => status === 'Open' && reason === 'OWN_NETWORK')
  if (!one) throw new Error('The demonstration has an open case')
  const startedAt = startOfDay(one.day) + 2 * hour
  outages.push({
    ...{ id: idOf('outage:of-case', startedAt), programId: one.programId, fault: 'DNS', detail: null },
    ...{ startedAt, openedAt: startedAt + linkCheckTimes.again, endedAt: startedAt + 2 * hour, endedBy: 'RECOVERED' },
  })
}
