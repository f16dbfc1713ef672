import { stopped } from '@wasla/contract/link-checks/decide-check.ts'
import { newCheck } from '@wasla/contract/link-checks/new-check.ts'
import { inTransaction } from '#database/transaction.ts'
import { findProgram } from '../programs/service.ts'
import { check } from './check.ts'
import type { LinkChecksDeps } from './deps.ts'
import { dropEnded, findDueHosts, findDueOf, findUnlisted, insertChecks, lockCheck, saveCheck } from './stores/checks.ts'
import { findOfStopped, saveEnd } from './stores/outages.ts'

/** `listed`: programs that one round adds; `hosts`: hosts that it calls; `atOnce`: of these at the same time; `stopped`: outages that it ends. */
const most = { listed: 500, hosts: 40, atOnce: 8, stopped: 50 }

/** Adds programs that began to run. */
async function listNew({ db, clock }: LinkChecksDeps): Promise<void> {
  const now = clock.now()
  await insertChecks(
    db,
    (await findUnlisted(db, most.listed)).map((program) => newCheck(program, now)),
  )
}

/**
 * Ends outages whose program stopped. Nobody is notified: they know already that the program stopped, and the page may still be down. What
 * was doubted of its page is forgotten: the next check starts without it.
 */
async function endStopped(deps: LinkChecksDeps): Promise<void> {
  const { db, dialect, clock } = deps
  for (const outage of await findOfStopped(db, most.stopped))
    await inTransaction(db, async (tx) => {
      const before = await lockCheck(tx, dialect, outage.programId)
      const program = await findProgram(tx, outage.programId)
      if (program?.status === 'Active') return
      if (before) await saveCheck(tx, { ...before, failingSince: null, fault: null, detail: null, nextAt: clock.now() })
      await saveEnd(tx, stopped(outage, clock.now()))
    })
}

/** Checks the program of a host that is due longest. */
async function checkHost(deps: LinkChecksDeps, host: string): Promise<void> {
  const { db, clock } = deps
  const programId = await findDueOf(db, host, clock.now())
  if (programId === null) return
  const isDue = async () => (await findDueOf(db, host, clock.now())) === programId
  await check(deps, { programId, host }, isDue).catch((error: unknown) =>
    deps.log.error('The link of a program could not be checked', { program: programId, error }),
  )
}

/**
 * For the timer: checks the programs that are due. Several processes may run it at once: a program and its host are taken by one of them.
 * Of each host, one program is checked in a round.
 */
export async function checkDue(deps: LinkChecksDeps): Promise<void> {
  await listNew(deps)
  await endStopped(deps)
  await dropEnded(deps.db, deps.clock.now())
  const hosts = await findDueHosts(deps.db, deps.clock.now(), most.hosts)
  const next = hosts.values()
  const work = async () => {
    for (const host of next) await checkHost(deps, host)
  }
  await Promise.all(Array.from({ length: most.atOnce }, work))
}
