import { quarterOf, type QueuedFile } from './queue.ts'

/** `last`: id of the file whose step was announced last. `steps`: the last known step of every file. */
export type Spoken = { last: number | null; steps: ReadonlyMap<number, string> }

export const silent: Spoken = { last: null, steps: new Map() }

/** Returns the state of a file and, while the file is sent, the quarter of its progress. */
const stepOf = ({ state }: QueuedFile<unknown>) => (state.kind === 'sending' ? `sending ${quarterOf(state.share)}` : state.kind)

/** Checking, waiting and starting are not announced. */
const silentSteps: ReadonlySet<string> = new Set(['checking', 'waiting', 'sending 0'])

/** Records the files' new steps. Returns the same object if no file has a new step. */
export function listen(before: Spoken, files: readonly QueuedFile<unknown>[]): Spoken {
  const taken = files.filter((file) => before.steps.get(file.id) !== stepOf(file))
  if (taken.length === 0) return before
  const steps = new Map(files.map((file) => [file.id, stepOf(file)]))
  return { steps, last: taken.findLast((file) => !silentSteps.has(stepOf(file)))?.id ?? before.last }
}
