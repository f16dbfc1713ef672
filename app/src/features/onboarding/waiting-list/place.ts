/** What of an entry its place depends on (C-08). */
export type Place = {
  readonly position: number
  readonly total: number
  readonly acceptedInvitations: number
  readonly doneTasks: readonly string[]
}

export type Reason = 'invitation' | 'task' | 'admitted' | 'others'
export type Move = { readonly direction: 'up' | 'down'; readonly count: number; readonly reason: Reason }

/** Why somebody stands elsewhere than before: what they did themselves counts before what others did. Null where nothing moved. */
export function moveBetween(before: Place, now: Place): Move | null {
  const count = Math.abs(before.position - now.position)
  if (count === 0) return null
  if (now.position > before.position) return { direction: 'down', count, reason: 'others' }
  if (now.acceptedInvitations > before.acceptedInvitations) return { direction: 'up', count, reason: 'invitation' }
  if (now.doneTasks.length > before.doneTasks.length) return { direction: 'up', count, reason: 'task' }
  return { direction: 'up', count, reason: 'admitted' }
}

/** How much of the way is gone, 0..1: the first in the list has the whole of it behind them. */
export const shareOfWay = ({ position, total }: Pick<Place, 'position' | 'total'>) => (total <= 1 ? 1 : (total - position) / (total - 1))
