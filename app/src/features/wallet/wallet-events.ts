import type { NotificationType } from '@wasla/contract/notifications/record.ts'

/** Notifications after which a wallet has other figures. */
const moves: readonly NotificationType[] = [
  'WALLET_TOP_UP_SUCCEEDED',
  'WALLET_TOP_UP_FAILED',
  'WALLET_TOP_UP_RETURNED',
  'WITHDRAWAL_SUCCEEDED',
  'WITHDRAWAL_FAILED',
  'PROGRAM_EARNING_RECEIVED',
]

/** Whether an event of the stream says that money of a wallet moved; `data` is what came, of whatever shape. */
export function movesMoney(data: string): boolean {
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'type' in event && moves.some((type) => type === event.type)
  } catch {
    return false
  }
}
