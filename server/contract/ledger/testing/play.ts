import type { HoldEnd, HoldRequest } from '../holds.ts'
import type { EntryDraft } from '../posting.ts'
import type { LedgerRefusal, Outcome } from '../refusal.ts'
import type { RepeatKey } from '../repeat.ts'
import { purpose } from './accounts.ts'
import type { Command } from './histories.ts'
import { createModel } from './model.ts'

type Answer = Outcome<{ transactionId: string; isRepeat: boolean }>
type Now<T> = T | Promise<T>

/** A ledger as a history plays on it; time in milliseconds from its own beginning. */
export type Played = {
  /** The account in this ledger of that name in the model. */
  name(account: string): string
  post(once: RepeatKey | null, entries: readonly EntryDraft[]): Now<Answer>
  hold(once: RepeatKey | null, request: HoldRequest): Now<Answer>
  end(once: RepeatKey | null, holdId: string, end: HoldEnd): Now<Answer>
  reverse(once: RepeatKey | null, transactionId: string): Now<Answer>
  now(): number
  wait(time: number, isSwept: boolean): Now<void>
  balance(account: string): Now<number>
}

/** Every account a history touches, by its name in the model. */
export const played = [
  { id: '0 available', kind: 'owned' },
  { id: '0 held', kind: 'held' },
  { id: '1 available', kind: 'owned' },
  { id: '1 held', kind: 'held' },
  { id: 'gateway', kind: 'house' },
  { id: 'bank', kind: 'house' },
] as const

const nobody = 'nobody'
const at = (list: readonly string[], place: number) => list[place % list.length] ?? nobody

function refusalText(refusal: LedgerRefusal): string {
  if (refusal.code === 'INSUFFICIENT_BALANCE') return `needs ${refusal.required}, has ${refusal.available}`
  return refusal.code === 'HOLD_ENDED' ? `${refusal.code} ${refusal.status}` : refusal.code
}

/** Plays a history on a ledger and on the model, and answers what differs, in words; null where nothing does. */
export async function difference(ledger: Played, owner: string, commands: readonly Command[]): Promise<string | null> {
  const model = createModel()
  const transactions: string[] = []
  const holds: string[] = []

  function act(command: Exclude<Command, { do: 'wait' }>): Now<Answer> {
    const once =
      command.key === null ? null : { owner, operation: 'play', key: `key-number-${command.key}`, content: JSON.stringify(command) }
    switch (command.do) {
      case 'deposit':
        return ledger.post(once, [
          { accountId: ledger.name('gateway'), amount: -command.amount },
          { accountId: ledger.name(`${command.to} available`), amount: command.amount },
        ])
      case 'pay':
        return ledger.post(once, [
          { accountId: ledger.name(`${command.from} available`), amount: -command.amount },
          { accountId: ledger.name(`${1 - command.from} available`), amount: command.amount },
        ])
      case 'hold':
        return ledger.hold(once, {
          sourceId: ledger.name(`${command.of} available`),
          heldId: ledger.name(`${command.of} held`),
          amount: command.amount,
          expiresAt: command.lasts === null ? null : ledger.now() + command.lasts,
          purpose,
        })
      case 'post':
        return ledger.end(once, at(holds, command.hold), {
          how: 'post',
          to: [{ accountId: ledger.name('bank'), amount: command.amount }],
        })
      case 'void':
        return ledger.end(once, at(holds, command.hold), { how: 'void' })
      case 'reverse':
        return ledger.reverse(once, at(transactions, command.transaction))
    }
  }

  async function apply(command: Command): Promise<string> {
    if (command.do === 'wait') {
      await ledger.wait(command.time, command.isSwept)
      return 'waited'
    }
    const { refusal, value } = await act(command)
    if (refusal) return refusalText(refusal)
    if (value.isRepeat) return `made ${transactions.indexOf(value.transactionId)} before`
    transactions.push(value.transactionId)
    if (command.do === 'hold') holds.push(value.transactionId)
    return `made ${transactions.length - 1}`
  }

  for (const command of commands) {
    const [expected, said] = [model.apply(command), await apply(command)]
    if (said !== expected) return `${JSON.stringify(command)}: ${said} in place of ${expected}`
  }
  for (const { id } of played) {
    const [expected, found] = [model.balanceOf(id), await ledger.balance(ledger.name(id))]
    if (found !== expected) return `${id} holds ${found} in place of ${expected}`
  }
  return null
}
