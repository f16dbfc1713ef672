import type { LedgerRefusal } from '../refusal.ts'
import { purpose } from './accounts.ts'
import type { Command, History } from './histories.ts'
import { createModel } from './model.ts'
import { historyAccounts, type Answer, type Now, type LedgerUnderTest } from './ledger-under-test.ts'

type Request = Exclude<Command, { do: 'wait' }>

const nobody = 'nobody'

function refusalText(refusal: LedgerRefusal): string {
  if (refusal.code === 'INSUFFICIENT_BALANCE') return `needs ${refusal.required}, has ${refusal.available}`
  return refusal.code === 'HOLD_ENDED' ? `${refusal.code} ${refusal.status}` : refusal.code
}

/** Returns the index of a command's hold or transaction in the list of those made so far; -1 if there is none. */
const targetOf = (command: Request, made: { holds: readonly string[]; transactions: readonly string[] }): number => {
  if ('hold' in command) return made.holds.length === 0 ? -1 : command.hold % made.holds.length
  return 'transaction' in command && made.transactions.length > 0 ? command.transaction % made.transactions.length : -1
}

/**
 * Runs a history on a ledger and on the model. Returns the first difference as text, or null. Requests of one batch are sent to the ledger
 * together. The model gets them in the order in which the ledger decided them, because every order is correct.
 */
export async function difference(ledger: LedgerUnderTest, owner: string, history: History): Promise<string | null> {
  const model = createModel()
  const transactions: string[] = []
  const holds: string[] = []

  function act(command: Request, target: number): Now<Answer> {
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
        return ledger.end(once, holds[target] ?? nobody, {
          how: 'post',
          to: [{ accountId: ledger.name('bank'), amount: command.amount }],
        })
      case 'void':
        return ledger.end(once, holds[target] ?? nobody, { how: 'void' })
      case 'reverse':
        return ledger.reverse(once, transactions[target] ?? nobody)
    }
  }

  function textOf(command: Request, { refusal, value }: Answer['outcome']): string {
    if (refusal) return refusalText(refusal)
    if (value.isRepeat) return `made ${transactions.indexOf(value.transactionId)} before`
    transactions.push(value.transactionId)
    if (command.do === 'hold') holds.push(value.transactionId)
    return `made ${transactions.length - 1}`
  }

  /** Returns the first difference between a batch and the model as text; null if there is none. */
  async function play(batch: readonly Request[]): Promise<string | null> {
    const sent = batch.map((command) => ({ command, target: targetOf(command, { holds, transactions }) }))
    const answers = await Promise.all(sent.map(async (one) => ({ ...one, ...(await act(one.command, one.target)) })))
    for (const { command, target, outcome } of answers.toSorted((a, b) => a.order - b.order)) {
      const [expected, said] = [model.apply(command, target), textOf(command, outcome)]
      if (said !== expected) return `${JSON.stringify(command)}: ${said} in place of ${expected}`
    }
    return null
  }

  for (const batch of history) {
    for (const command of batch)
      if (command.do === 'wait') {
        model.apply(command, -1)
        await ledger.wait(command.time, command.isSwept)
      }
    const found = await play(batch.filter((command) => command.do !== 'wait'))
    if (found !== null) return found
  }
  for (const { id } of historyAccounts) {
    const [expected, found] = [model.balanceOf(id), await ledger.balance(ledger.name(id))]
    if (found !== expected) return `${id} holds ${found} in place of ${expected}`
  }
  return null
}
