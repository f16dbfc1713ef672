import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A place in a journal: so many bytes of its segment of that number, of which the first is 1. */
export type Position = { readonly segment: number; readonly offset: number }

export const beginning: Position = { segment: 1, offset: 0 }

const shape = /^(\d{10})\.clicks$/

/** The file of a segment in the folder of its journal. */
export const segmentFile = (folder: string, segment: number) => join(folder, `${String(segment).padStart(10, '0')}.clicks`)

/** The numbers of the segments that lie there, in their order. */
export async function segmentsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => Number(shape.exec(name)?.[1] ?? []) || []).toSorted((one, other) => one - other)
}

/** Removes what lies before a segment: all of it is counted. */
export async function removeBefore(folder: string, segment: number): Promise<void> {
  for (const one of await segmentsIn(folder)) if (one < segment) await rm(segmentFile(folder, one), { force: true })
}
