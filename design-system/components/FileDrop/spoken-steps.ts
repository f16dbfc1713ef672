import { quarterOf, type QueuedFile } from './queue.ts'

/** What was last worth saying aloud: which file took the last step, and the step every file was seen at. */
export type Spoken = { last: number | null; steps: ReadonlyMap<number, string> }

export const silent: Spoken = { last: null, steps: new Map() }

/** A file's state, and while it travels every quarter of the way. */
const stepOf = ({ state }: QueuedFile<unknown>) => (state.kind === 'sending' ? `sending ${quarterOf(state.share)}` : state.kind)

/** Checking, waiting and setting out are not worth a word. */
const silentSteps: ReadonlySet<string> = new Set(['checking', 'waiting', 'sending 0'])

/** The same object where no file has taken a step since. */
export function listen(before: Spoken, files: readonly QueuedFile<unknown>[]): Spoken {
  const taken = files.filter((file) => before.steps.get(file.id) !== stepOf(file))
  if (taken.length === 0) return before
  const steps = new Map(files.map((file) => [file.id, stepOf(file)]))
  return { steps, last: taken.findLast((file) => !silentSteps.has(stepOf(file)))?.id ?? before.last }
}
