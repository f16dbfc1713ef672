import type { Command } from './histories.ts'

type Account = 'gateway' | 'bank' | `${number} available` | `${number} held`
type Transaction = { moves: readonly [Account, number][]; isFinal: boolean; isReversed: boolean }
type Hold = { of: number; amount: number; status: 'held' | 'posted' | 'voided' | 'expired'; expiresAt: number | null }

/**
 * Returns a model of a ledger that is as simple as possible: numbers in a map. It shares no code with the ledger, so that a test can
 * compare both. `apply` returns the outcome of a command as text.
 */
export function createModel() {
  const balances = new Map<Account, number>()
  const transactions: Transaction[] = []
  const holds: Hold[] = []
  const keys = new Map<number, { content: string; transaction: number }>()
  let now = 0

  const balanceOf = (account: Account) => balances.get(account) ?? 0

  function move(moves: Transaction['moves'], isFinal = false): string {
    const short = moves.find(([account, by]) => /^\d/.test(account) && balanceOf(account) + by < 0)
    if (short) return `needs ${-short[1]}, has ${balanceOf(short[0])}`
    for (const [account, by] of moves) balances.set(account, balanceOf(account) + by)
    transactions.push({ moves, isFinal, isReversed: false })
    return `made ${transactions.length - 1}`
  }

  function hold({ of, amount, lasts }: Extract<Command, { do: 'hold' }>): string {
    const said = move(
      [
        [`${of} available`, -amount],
        [`${of} held`, amount],
      ],
      true,
    )
    if (said.startsWith('made')) holds.push({ of, amount, status: 'held', expiresAt: lasts === null ? null : now + lasts })
    return said
  }

  const isOver = ({ expiresAt }: Hold) => expiresAt !== null && expiresAt <= now

  function end(found: Hold | undefined, posted: number): string {
    if (!found) return 'HOLD_NOT_FOUND'
    if (found.status !== 'held') return `HOLD_ENDED ${found.status}`
    if (posted > 0 && isOver(found)) return 'HOLD_ENDED expired'
    if (posted > found.amount) return 'HOLD_EXCEEDED'
    found.status = posted > 0 ? 'posted' : 'voided'
    return move(
      [
        [`${found.of} held`, -found.amount],
        ['bank', posted],
        [`${found.of} available`, found.amount - posted],
      ],
      true,
    )
  }

  function reverse(found: Transaction | undefined): string {
    if (!found) return 'TRANSACTION_NOT_FOUND'
    if (found.isReversed) return 'ALREADY_REVERSED'
    if (found.isFinal) return 'NOT_REVERSIBLE'
    const said = move(
      found.moves.map(([account, by]) => [account, -by]),
      true,
    )
    found.isReversed = said.startsWith('made')
    return said
  }

  function sweep(): void {
    for (const one of holds.filter((found) => found.status === 'held' && isOver(found))) {
      one.status = 'expired'
      balances.set(`${one.of} held`, balanceOf(`${one.of} held`) - one.amount)
      balances.set(`${one.of} available`, balanceOf(`${one.of} available`) + one.amount)
    }
  }

  function act(command: Exclude<Command, { do: 'wait' }>, target: number): string {
    switch (command.do) {
      case 'deposit':
        return move([
          ['gateway', -command.amount],
          [`${command.to} available`, command.amount],
        ])
      case 'pay':
        return move([
          [`${command.from} available`, -command.amount],
          [`${1 - command.from} available`, command.amount],
        ])
      case 'hold':
        return hold(command)
      case 'post':
        return end(holds[target], command.amount)
      case 'void':
        return end(holds[target], 0)
      case 'reverse':
        return reverse(transactions[target])
    }
  }

  return {
    balanceOf,
    /** Applies a command. `target`: index of its hold or transaction in the list of those made so far; -1 if there is none. */
    apply(command: Command, target: number): string {
      if (command.do === 'wait') {
        now += command.time
        if (command.isSwept) sweep()
        return 'waited'
      }
      const content = JSON.stringify(command)
      const known = command.key === null ? undefined : keys.get(command.key)
      if (known) return known.content === content ? `made ${known.transaction} before` : 'KEY_REUSED'
      const said = act(command, target)
      if (command.key !== null && said.startsWith('made')) keys.set(command.key, { content, transaction: transactions.length - 1 })
      return said
    },
  }
}
