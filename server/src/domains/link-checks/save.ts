import type { DecidedCheck } from '@wasla/contract/link-checks/decide-check.ts'
import { countedBefore, isEndNotified, isNotified, outageNoticeToOwner, type OutageNews } from '@wasla/contract/link-checks/notices.ts'
import type { OutageRecord } from '@wasla/contract/link-checks/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../notifications/service.ts'
import type { LinkChecksDeps } from './deps.ts'
import { saveCheck } from './stores/checks.ts'
import { insertNotice } from './stores/notices.ts'
import { countBegun, insertOutage, saveEnd } from './stores/outages.ts'

type NoticeDeps = Pick<LinkChecksDeps, 'clock' | 'dialect' | 'env' | 'ids'>
type Program = Pick<ProgramRecord, 'id' | 'profileId' | 'name'>

/**
 * Notifies the owner at once; the participants are notified by the timer, because there may be thousands. Notifies nobody if the program
 * had many outages in the day before.
 */
async function tell(tx: Database, deps: NoticeDeps, program: Program, outage: OutageRecord, news: OutageNews): Promise<void> {
  if (!isNotified(await countBegun(tx, program.id, countedBefore(outage)))) return
  await notify(tx, deps, outageNoticeToOwner(program, outage, news))
  await insertNotice(tx, { id: deps.ids.uuid(), outageId: outage.id, news, notifiedUpTo: null, createdAt: deps.clock.now() })
}

/** Saves the end of an outage and tells it, once. */
async function saveEnded(tx: Database, deps: NoticeDeps, program: Program, outage: OutageRecord): Promise<void> {
  if ((await saveEnd(tx, outage)) && isEndNotified(outage)) await tell(tx, deps, program, outage, 'ENDED')
}

/** Saves the outcome of a check of a locked program, in the transaction that decided it. */
export async function saveDecided(tx: Database, deps: NoticeDeps, program: Program, { check, opened, ended }: DecidedCheck): Promise<void> {
  await saveCheck(tx, check)
  if (opened) {
    await insertOutage(tx, opened)
    await tell(tx, deps, program, opened, 'STARTED')
  }
  if (ended) await saveEnded(tx, deps, program, ended)
}
