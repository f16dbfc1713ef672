import { noticeToOthers } from '@wasla/contract/programs/status/notices.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../../notifications/service.ts'
import type { ProgramsDeps } from '../deps.ts'
import { continueNotice, lockNotice, oldestNotice, removeNotice } from '../stores/notices.ts'
import { findProgram } from '../stores/programs.ts'

/** `people`: number of people who are notified in one transaction. `bunches`: number of transactions in one turn. */
const most = { people: 50, bunches: 20 }

/** Notifies the next batch of people of a move, and saves which of them was the last. Returns whether there was a move to handle. */
const sendBunch = ({ people, ...deps }: ProgramsDeps): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const id = await oldestNotice(tx)
    if (id === null) return false
    const notice = await lockNotice(tx, id)
    // Another process has just finished this notice.
    if (!notice) return true
    const program = await findProgram(tx, notice.programId)
    const profileIds = program ? await people.findAfter(tx, program.id, notice.notifiedUpTo, most.people) : []
    for (const profileId of profileIds) if (program) await notify(tx, deps, { ...noticeToOthers(program, notice.status), profileId })
    const last = profileIds.length < most.people ? undefined : profileIds.at(-1)
    await (last === undefined ? removeNotice(tx, id) : continueNotice(tx, id, last))
    return true
  })

/** For the timer: notifies participants and applicants of a program's moves, once each, even if a process is killed. */
export async function sendNotices(deps: ProgramsDeps): Promise<void> {
  for (let bunch = 0; bunch < most.bunches; bunch++) if (!(await sendBunch(deps))) return
}
