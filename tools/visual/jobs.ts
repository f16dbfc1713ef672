import { availableParallelism } from 'node:os'

/** How many pages work at the same time: one more than there are cores, because a page often waits. */
export const workers: number = availableParallelism() + 1

/** Gets the number of finished jobs, the number of all jobs, and the seconds since the first job began. */
export type Watch = (state: { done: number; of: number; seconds: number }) => void

/** Splits a list into batches of at most `size` items. */
export const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** Returns the first line of an error's message. The other lines say only where it was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
