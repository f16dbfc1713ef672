/** A place in the waiting list, with the counts that explain a change of the place (C-08). */
export type Place = {
  readonly position: number
  readonly total: number
  readonly acceptedInvitations: number
  readonly doneTasks: readonly string[]
}

type Reason = 'invitation' | 'task' | 'admitted' | 'others'
export type Move = { readonly direction: 'up' | 'down'; readonly count: number; readonly reason: Reason }

/**
 * Returns by how many places the viewer moved and why; null if the place is the same. A move up is attributed to the viewer's own actions
 * first, then to others.
 */
export function moveBetween(before: Place, now: Place): Move | null {
  const count = Math.abs(before.position - now.position)
  if (count === 0) return null
  if (now.position > before.position) return { direction: 'down', count, reason: 'others' }
  if (now.acceptedInvitations > before.acceptedInvitations) return { direction: 'up', count, reason: 'invitation' }
  if (now.doneTasks.length > before.doneTasks.length) return { direction: 'up', count, reason: 'task' }
  return { direction: 'up', count, reason: 'admitted' }
}

/** Returns how far the viewer is through the list, 0..1; 1 is the first place. */
export const shareOfWay = ({ position, total }: Pick<Place, 'position' | 'total'>) => (total <= 1 ? 1 : (total - position) / (total - 1))
