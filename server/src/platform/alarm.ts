import { alarms, isGuessing, isMessageSurge } from '@wasla/contract/session/alarms.ts'
import type { OpenClaims } from '@wasla/contract/programs/budget/claims.ts'
import type { Database } from '#database/database.ts'
import type { Finding } from '#database/invariants/broken.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { throttle } from './throttle.ts'
import { createTally } from './tally.ts'

const hour = 3_600_000

/**
 * Counts messages and codes before a sign-in, and receives the findings of checks. Warns the operator in the log, at most once an hour for
 * each kind of warning. Never refuses a call.
 */
export function createAlarms({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const tally = createTally({ db, clock })
  const onceAnHour = throttle(clock, hour)
  const quietly = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      onceAnHour('down', () => log.error('What alarms count cannot be counted', { error }))
    }
  }

  return {
    /** Counts a message that was sent. Warns if this hour has far more of them than usual. */
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
    /** Counts a code that was tried. Warns if most codes of this hour are wrong. */
    codeTried: (isWrong: boolean) =>
      quietly(async () => {
        const tried = await tally.add('codes')
        const wrong = isWrong ? await tally.add('wrong-codes') : await tally.thisHour('wrong-codes')
        if (!isGuessing(tried, wrong)) return
        onceAnHour('codes', () => log.error('Alarm: most codes that are tried are wrong', { alarm: 'codes', tried, wrong }))
      }),
    /** Warns that the ledger does not add up. No money moves until it does (F7). */
    ledgerBroken: (findings: readonly Finding[]) =>
      onceAnHour('ledger', () => log.error('Alarm: the ledger does not add up, and nothing moves in it', { alarm: 'ledger', findings })),
    /** Warns that a check of the ledger failed. It is then unknown whether the ledger adds up, and money goes on moving. */
    ledgerUnchecked: (error: unknown) =>
      onceAnHour('unchecked', () => log.error('Alarm: the ledger cannot be checked, and goes on moving', { alarm: 'unchecked', error })),
    /** Warns that a link of the chain of sealed terms is wrong (record 88). */
    termsBroken: (link: number) =>
      onceAnHour('terms', () => log.error('Alarm: sealed terms are not what was sealed', { alarm: 'terms', link })),
    /** Warns that a checkpoint of funds is not what was sealed (record 92). */
    fundsBroken: (checkpoint: number) =>
      onceAnHour('funds', () => log.error('Alarm: a checkpoint of funds is not what was sealed', { alarm: 'funds', checkpoint })),
    /** Warns that a link of the chain of media kits is wrong (record 96). */
    kitsBroken: (link: number) =>
      onceAnHour('kits', () => log.error('Alarm: a seal of a media kit is not what was sealed', { alarm: 'kits', link })),
    /** Warns that an archive of own data was tried for the last time and failed (record 95). */
    archiveFailed: (archive: string) =>
      onceAnHour('archives', () => log.error('Alarm: an archive of own data has failed', { alarm: 'archives', archive })),
    /** Warns that a gateway’s total of a day differs from our ledger (I12). */
    othersDiffer: (findings: readonly Finding[]) =>
      onceAnHour('others', () => log.error('Alarm: a gateway took another amount than the ledger has', { alarm: 'others', findings })),
    /** Warns that a retired program’s leftover has waited too long for a decision (Y-12). */
    claimsOverdue: (programId: string, claims: OpenClaims) =>
      onceAnHour(`claims ${programId}`, () =>
        log.error('Alarm: the leftover of a program waits for a decision for more than 14 days', { alarm: 'claims', programId, ...claims }),
      ),
    /** Warns that entries wait too long for their seals. `late` is in milliseconds. */
    sealsLate: (late: number) =>
      onceAnHour('seals', () => log.error('Alarm: entries of the ledger wait for their seals', { alarm: 'seals', late })),
  }
}

export type Alarms = ReturnType<typeof createAlarms>
