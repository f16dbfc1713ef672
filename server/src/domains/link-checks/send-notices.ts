import { outageNoticeToParticipants } from '@wasla/contract/link-checks/notices.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/service.ts'
import { findProgram } from '../programs/service.ts'
import type { LinkChecksDeps } from './deps.ts'
import { continueNotice, findParticipantsAfter, lockNotice, oldestNotice, removeNotice } from './stores/notices.ts'

/** `people`: number of participants who are notified in one transaction. `bunches`: number of transactions in one turn. */
const most = { people: 50, bunches: 20 }

/** Notifies the next participants of an outage, and saves which of them was the last. Returns whether there was anything to do. */
const sendBunch = (deps: LinkChecksDeps): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const id = await oldestNotice(tx)
    if (id === null) return false
    const notice = await lockNotice(tx, id)
    // Another process has just finished this notice.
    if (!notice) return true
    const program = await findProgram(tx, notice.programId)
    const profileIds = program ? await findParticipantsAfter(tx, program.id, notice.notifiedUpTo, most.people) : []
    for (const profileId of profileIds)
      if (program) await notify(tx, deps, { ...outageNoticeToParticipants(program, { id: notice.outageId }, notice.news), profileId })
    const last = profileIds.length < most.people ? undefined : profileIds.at(-1)
    await (last === undefined ? removeNotice(tx, id) : continueNotice(tx, id, last))
    return true
  })

/** For the timer: notifies participants of the beginning and the end of an outage, once each, even if a process is killed. */
export async function sendNotices(deps: LinkChecksDeps): Promise<void> {
  for (let bunch = 0; bunch < most.bunches; bunch++) if (!(await sendBunch(deps))) return
}
