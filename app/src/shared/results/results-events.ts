import type { NotificationType } from '@wasla/contract/notifications/record.ts'

/** Types of notifications after which a program has new results. */
const about: readonly NotificationType[] = [
  'PROGRAM_MILESTONE_ACHIEVED',
  'PROGRAM_BUDGET_ALERT',
  'PROGRAM_EARNING_RECEIVED',
  'PROGRAM_STATUS_CHANGED',
]

const parsed = (data: string): object | null => {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Returns whether a notification from the stream means that results changed. `data` may be any text. */
export function movesResults(data: string): boolean {
  const event = parsed(data)
  return event !== null && 'type' in event && about.some((type) => type === event.type)
}

/** Returns whether an event about results concerns this program. */
export function concerns(data: string, programId: string): boolean {
  const event = parsed(data)
  return event !== null && 'programId' in event && event.programId === programId
}
