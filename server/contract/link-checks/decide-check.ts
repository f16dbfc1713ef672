import { seeded } from '../platform/seeded.ts'
import type { TrackingProbe } from '../programs/dry-run/facts.ts'
import { faultOf, mayBeOurs, mayConfirm, type CheckedProgram } from './fault-of.ts'
import { knownAfter } from './known-after.ts'
import { linkCheckTimes as times } from './limits.ts'
import type { LinkCheckRecord, OutageRecord } from './record.ts'

export type CheckState = {
  readonly check: LinkCheckRecord
  /** The program’s outage that lasts; null if there is none. */
  readonly outage: OutageRecord | null
  /** Whether this is a demo, where the second check comes sooner. */
  readonly isDemo: boolean
}

/** The outcome of a check: the state to store, and the outage that it opened or ended. */
export type DecidedCheck = {
  readonly check: LinkCheckRecord
  readonly opened: OutageRecord | null
  readonly ended: OutageRecord | null
}

export type CheckFacts = {
  readonly probe: TrackingProbe
  readonly program: CheckedProgram
  /** Whether the owner said that the page is right as it is. */
  readonly confirmsPage: boolean
  /** Whether other programs’ sites cannot be reached either, so that our own network may be the cause. */
  readonly isOurNetworkDown: boolean
}

const jitterOf = (programId: string, now: number) => Math.floor(seeded(`${programId} ${now}`)() * times.jitter)

/** Returns the time of the first check: at once for a program that has just begun to run, else at any time of the usual interval. */
export const firstCheckAt = (programId: string, { publishedAt, now }: { publishedAt: number | null; now: number }): number =>
  publishedAt !== null && publishedAt > now - times.doubt ? now : now + Math.floor(seeded(programId)() * times.usual)

/** Returns whether a failed check is close enough to the one before to be of one outage. */
const isOneDoubt = (failingSince: number | null, now: number): failingSince is number =>
  failingSince !== null && now - failingSince <= times.doubt && now >= failingSince

const againOf = ({ isDemo }: Pick<CheckState, 'isDemo'>): number => (isDemo ? times.againInDemo : times.again)

/** Returns whether a further failed check would open an outage now. */
export const isDecisive = (state: CheckState, now: number): boolean => {
  const { failingSince } = state.check
  return state.outage === null && isOneDoubt(failingSince, now) && now - failingSince >= againOf(state)
}

function works({ check, outage }: CheckState, { probe }: CheckFacts, isConfirmed: boolean, now: number): DecidedCheck {
  return {
    check: {
      ...check,
      ...knownAfter(probe, check),
      ...{ checkedAt: now, failingSince: null, fault: null, detail: null, leasedUntil: null },
      nextAt: now + times.usual + jitterOf(check.programId, now),
    },
    opened: null,
    ended: outage && { ...outage, endedAt: now, endedBy: isConfirmed ? 'CONFIRMED' : 'RECOVERED' },
  }
}

/**
 * Decides the outcome of a check. An outage begins with two failed checks that are at least `again` apart, so that one lost packet is none,
 * and its start is the time of the first. One check without a fault ends it. If our own network may be the cause, nothing is opened: the
 * doubt stays, and for its time nobody is judged.
 */
export function decideCheck(state: CheckState, facts: CheckFacts, { now, outageId }: { now: number; outageId: string }): DecidedCheck {
  const { check, outage } = state
  const found = faultOf(facts.probe, check, facts.program)
  const isConfirmed = found !== null && facts.confirmsPage && mayConfirm(found.fault)
  if (!found || isConfirmed) return works(state, facts, isConfirmed, now)
  const failed = { ...check, ...found, checkedAt: now, leasedUntil: null }
  if (outage) return { check: { ...failed, nextAt: now + times.whileDown }, opened: null, ended: null }
  const failingSince = isOneDoubt(check.failingSince, now) ? check.failingSince : now
  const isOurs = facts.isOurNetworkDown && mayBeOurs(found.fault)
  if (!isDecisive(state, now) || isOurs) {
    const nextAt = (isOurs ? now : failingSince) + againOf(state)
    return { check: { ...failed, failingSince, nextAt }, opened: null, ended: null }
  }
  const { programId } = check
  const opened = { id: outageId, programId, ...found, startedAt: failingSince, openedAt: now, endedAt: null, endedBy: null }
  return { check: { ...failed, failingSince, nextAt: now + times.whileDown }, opened, ended: null }
}

/** Returns an outage after its program stopped running: nobody knows when the page worked again. */
export const stopped = (outage: OutageRecord, now: number): OutageRecord => ({ ...outage, endedAt: now, endedBy: 'STOPPED' })
