import { alarms, isGuessing, isMessageSurge } from '@wasla/contract/session/alarms.ts'
import type { OpenClaims } from '@wasla/contract/programs/budget/claims.ts'
import type { Database } from '#database/database.ts'
import type { Finding } from '#database/invariants/broken.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { seldom } from './seldom.ts'
import { createTally } from './tally.ts'

const hour = 3_600_000

/** Counts what happens before a sign-in, hears what checks find, and warns the operator in the log, at most once an hour for each kind. Refuses nothing itself. */
export function createAlarms({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const tally = createTally({ db, clock })
  const onceAnHour = seldom(clock, hour)
  const quietly = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      onceAnHour('down', () => log.error('What alarms count cannot be counted', { error }))
    }
  }

  return {
    /** Another message left. */
    messageLeft: () =>
      quietly(async () => {
        const thisHour = await tally.add('messages')
        if (thisHour < alarms.messages.least) return
        const mean = await tally.meanBefore('messages', alarms.messages.hoursBefore)
        if (!isMessageSurge(thisHour, mean)) return
        onceAnHour('messages', () =>
          log.error('Alarm: far more messages leave than usual', { alarm: 'messages', thisHour, hourlyMean: mean }),
        )
      }),
    /** Another code was tried. */
    codeTried: (isWrong: boolean) =>
      quietly(async () => {
        const tried = await tally.add('codes')
        const wrong = isWrong ? await tally.add('wrong-codes') : await tally.thisHour('wrong-codes')
        if (!isGuessing(tried, wrong)) return
        onceAnHour('codes', () => log.error('Alarm: most codes that are tried are wrong', { alarm: 'codes', tried, wrong }))
      }),
    /** Something in the ledger does not add up: nothing moves until it does (F7). */
    ledgerBroken: (findings: readonly Finding[]) =>
      onceAnHour('ledger', () => log.error('Alarm: the ledger does not add up, and nothing moves in it', { alarm: 'ledger', findings })),
    /** Nobody knows whether the ledger adds up: a check did not come to its end, and money moves meanwhile. */
    ledgerUnchecked: (error: unknown) =>
      onceAnHour('unchecked', () => log.error('Alarm: the ledger cannot be checked, and goes on moving', { alarm: 'unchecked', error })),
    /** What others say and our own books do not agree (I12): a day of a gateway. */
    othersDiffer: (findings: readonly Finding[]) =>
      onceAnHour('others', () => log.error('Alarm: a gateway took another amount than the ledger has', { alarm: 'others', findings })),
    /** The leftover of a retired program waits longer than it may for somebody's decision (Y-12). */
    claimsOverdue: (programId: string, claims: OpenClaims) =>
      onceAnHour(`claims ${programId}`, () =>
        log.error('Alarm: the leftover of a program waits for a decision for more than 14 days', { alarm: 'claims', programId, ...claims }),
      ),
    /** Entries wait for their seals longer than they should, in milliseconds. */
    sealsLate: (late: number) =>
      onceAnHour('seals', () => log.error('Alarm: entries of the ledger wait for their seals', { alarm: 'seals', late })),
  }
}

export type Alarms = ReturnType<typeof createAlarms>
