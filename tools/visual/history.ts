import type { Box } from './pixels.ts'

/*
 * Remembers over several comparisons which pictures were unsteady: the story looked different after another story than alone. If a story
 * moves only in one run of ten, a single run does not show how often.
 */

/**
 * What moved on one side: how many pixels differ between two pictures of the story, the largest difference of a colour channel, and the
 * smallest rectangle around them.
 */
export type Moved = { side: 'base' | 'here'; pixels: number; step: number; box: Box }
/** One comparison of a picture. If the picture was steady, `moved` is empty. */
export type Looked = { at: string; moved: Moved[] }
/**
 * The last comparisons of each picture (`story mode`), the oldest first. It has only pictures that were unsteady in at least one of them.
 */
export type History = Readonly<Record<string, readonly Looked[]>>

/** How many comparisons of a picture are remembered. */
const most = 20
/** How many pictures are remembered. If more are unsteady, the cause is not in the stories. */
const mostPictures = 500

const isUnsteady = (runs: readonly Looked[]) => runs.some(({ moved }) => moved.length > 0)

type Run = {
  at: string
  /** All pictures that were compared. Others keep their history as it is. */
  compared: readonly string[]
  unsteady: ReadonlyMap<string, readonly Moved[]>
}

/** Returns the history after a comparison. A picture that was steady in all remembered comparisons is dropped. */
export function remembering(history: History, { at, compared, unsteady }: Run): History {
  const now = compared.flatMap((key) => {
    const moved = [...(unsteady.get(key) ?? [])]
    const before = history[key]
    return before || moved.length > 0 ? ([[key, [...(before ?? []), { at, moved }].slice(-most)]] as const) : []
  })
  const moving = Object.entries({ ...history, ...Object.fromEntries(now) }).filter(([, runs]) => isUnsteady(runs))
  const newest = (runs: readonly Looked[]) => runs.at(-1)?.at ?? ''
  return Object.fromEntries(moving.toSorted(([, a], [, b]) => (newest(a) < newest(b) ? 1 : -1)).slice(0, mostPictures))
}

/** Returns the remembered comparisons of a picture, the oldest first. */
export const runsOf = (history: History, key: string): readonly Looked[] => history[key] ?? []

/** Returns in how many of the remembered comparisons a picture moved. */
export function timesMoved(history: History, key: string): { moved: number; of: number } {
  const runs = runsOf(history, key)
  return { moved: runs.filter(({ moved }) => moved.length > 0).length, of: runs.length }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isRun = (value: unknown): value is Looked => isRecord(value) && typeof value['at'] === 'string' && Array.isArray(value['moved'])

/** Returns the history in a text; an empty one if the text is damaged, because it is a cache and the next runs fill it again. */
export function parseHistory(text: string): History {
  try {
    const read: unknown = JSON.parse(text)
    const pictures = isRecord(read) && read['form'] === 1 && isRecord(read['pictures']) ? Object.entries(read['pictures']) : []
    return Object.fromEntries(pictures.filter((entry): entry is [string, Looked[]] => Array.isArray(entry[1]) && entry[1].every(isRun)))
  } catch {
    return {}
  }
}

export const writeHistory = (history: History): string => `${JSON.stringify({ form: 1, pictures: history })}\n`
