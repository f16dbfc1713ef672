/** Everything that a move in the waiting list is derived from (C-08). */
export type Place = {
  readonly position: number
  readonly total: number
  readonly acceptedInvitations: number
  readonly doneTasks: readonly string[]
}

export type Reason = 'invitation' | 'task' | 'admitted' | 'others'
export type Move = { readonly direction: 'up' | 'down'; readonly count: number; readonly reason: Reason }

/** Returns how far the place moved and why; null if it did not move. The viewer's own actions are named before those of others. */
export function moveBetween(before: Place, now: Place): Move | null {
  const count = Math.abs(before.position - now.position)
  if (count === 0) return null
  if (now.position > before.position) return { direction: 'down', count, reason: 'others' }
  if (now.acceptedInvitations > before.acceptedInvitations) return { direction: 'up', count, reason: 'invitation' }
  if (now.doneTasks.length > before.doneTasks.length) return { direction: 'up', count, reason: 'task' }
  return { direction: 'up', count, reason: 'admitted' }
}

/** Returns the progress in the list, 0..1: 1 for the first place. */
export const shareOfWay = ({ position, total }: Pick<Place, 'position' | 'total'>) => (total <= 1 ? 1 : (total - position) / (total - 1))
