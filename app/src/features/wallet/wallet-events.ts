import type { NotificationType } from '@wasla/contract/notifications/record.ts'

/** Notifications after which the figures of a wallet have changed. */
const moves: readonly NotificationType[] = [
  'WALLET_TOP_UP_SUCCEEDED',
  'WALLET_TOP_UP_FAILED',
  'WALLET_TOP_UP_RETURNED',
  'WITHDRAWAL_SUCCEEDED',
  'WITHDRAWAL_FAILED',
  'PROGRAM_EARNING_RECEIVED',
]

/** Returns whether an event of the stream says that a wallet's money moved. `data` may have any shape. */
export function movesMoney(data: string): boolean {
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'type' in event && moves.some((type) => type === event.type)
  } catch {
    return false
  }
}
