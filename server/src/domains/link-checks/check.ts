import { decideCheck, isDecisive, type CheckState } from '@wasla/contract/link-checks/decide-check.ts'
import { faultOf, mayBeOurs, type CheckedProgram } from '@wasla/contract/link-checks/fault-of.ts'
import { linkCheckTimes as times } from '@wasla/contract/link-checks/limits.ts'
import { isChecked } from '@wasla/contract/link-checks/new-check.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'
import { inTransaction } from '#database/transaction.ts'
import { findProgram, findStep } from '../programs/service.ts'
import type { LinkChecksDeps } from './deps.ts'
import { isOurNetworkDown, probe } from './probe.ts'
import { saveDecided } from './save.ts'
import { findCheck, freeHost, lockCheck, takeHost, takeProgram } from './stores/checks.ts'
import { findLasting } from './stores/outages.ts'

type Checked = { readonly program: ProgramRecord; readonly trackingUrl: string }

const partsOf = (host: string, { objectiveType }: ProgramRecord): CheckedProgram => ({
  host,
  countsEvents: eventOf(objectiveType) !== null,
})

/** Returns a program whose link is checked, with its address; null if it does not run any more, or counts codes only. */
export async function findChecked({ db }: LinkChecksDeps, programId: string): Promise<Checked | null> {
  const program = await findProgram(db, programId)
  const objectives = program && isChecked(program) ? await findStep(db, programId, 'IMPACT_OBJECTIVES') : null
  return program && objectives ? { program, trackingUrl: objectives.data.trackingUrl } : null
}

/** Returns whether our own network may be the cause of a fault that would open an outage. Asks other sites only then. */
async function mayBeOurNetwork(deps: LinkChecksDeps, host: string, state: CheckState, found: TrackingProbe, program: ProgramRecord) {
  const fault = faultOf(found, state.check, partsOf(host, program))
  if (!fault || !mayBeOurs(fault.fault) || !isDecisive(state, deps.clock.now())) return false
  const isDown = await isOurNetworkDown(deps, host)
  if (isDown) deps.log.error('No page of any program can be reached; the network of this server may be down', { program: program.id })
  return isDown
}

/**
 * Opens the page of a program that this process took, decides the outcome and saves it. The page is opened outside of any transaction. The
 * outcome is decided again behind the lock of the program’s checks, so that a program that stopped meanwhile has no new outage.
 */
async function checkTaken(deps: LinkChecksDeps, programId: string, host: string, confirmsPage: boolean): Promise<void> {
  const { db, dialect, clock, ids, env } = deps
  const isDemo = env.mode === 'demo'
  const checked = await findChecked(deps, programId)
  const before = checked && (await findCheck(db, programId))
  if (!checked || !before) return
  const found = await probe(deps, { programId, trackingUrl: checked.trackingUrl })
  const seen = { check: before, outage: await findLasting(db, programId), isDemo }
  const isOurs = await mayBeOurNetwork(deps, host, seen, found, checked.program)
  await inTransaction(db, async (tx) => {
    const locked = await lockCheck(tx, dialect, programId)
    const program = await findProgram(tx, programId)
    if (!locked || program?.status !== 'Active') return
    const state = { check: locked, outage: await findLasting(tx, programId), isDemo }
    const facts = { probe: found, program: partsOf(host, program), confirmsPage, isOurNetworkDown: isOurs }
    await saveDecided(tx, deps, program, decideCheck(state, facts, { now: clock.now(), outageId: ids.uuid() }))
  })
}

/**
 * Checks a program if no other process is checking it and its host is free; returns whether it did. `isDue` looks again whether the check
 * is still due, once program and host are taken.
 */
export async function check(
  deps: LinkChecksDeps,
  { programId, host, confirmsPage = false }: { programId: string; host: string; confirmsPage?: boolean },
  isDue: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const { db, clock } = deps
  const lease = () => ({ now: clock.now(), until: clock.now() + times.lease })
  if (!(await takeHost(db, host, lease()))) return false
  try {
    if (!(await isDue()) || !(await takeProgram(db, programId, lease()))) return false
    await checkTaken(deps, programId, host, confirmsPage)
    return true
  } finally {
    await freeHost(db, host, clock.now() + times.perHost)
  }
}
