/** Facts on which the viewer's place in the waiting list depends (C-08). */
export type Place = {
  readonly position: number
  readonly total: number
  readonly acceptedInvitations: number
  readonly doneTasks: readonly string[]
}

export type Reason = 'invitation' | 'task' | 'admitted' | 'others'
export type Move = { readonly direction: 'up' | 'down'; readonly count: number; readonly reason: Reason }

/** Returns why the place changed, the viewer's own actions before those of others. Null if it did not change. */
export function moveBetween(before: Place, now: Place): Move | null {
  const count = Math.abs(before.position - now.position)
  if (count === 0) return null
  if (now.position > before.position) return { direction: 'down', count, reason: 'others' }
  if (now.acceptedInvitations > before.acceptedInvitations) return { direction: 'up', count, reason: 'invitation' }
  if (now.doneTasks.length > before.doneTasks.length) return { direction: 'up', count, reason: 'task' }
  return { direction: 'up', count, reason: 'admitted' }
}

/** Returns the progress in the list, 0..1; the first place is 1. */
export const shareOfWay = ({ position, total }: Pick<Place, 'position' | 'total'>) => (total <= 1 ? 1 : (total - position) / (total - 1))
