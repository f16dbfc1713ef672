import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A position in a journal: the number of a segment, from 1, and an offset in bytes. */
export type Position = { readonly segment: number; readonly offset: number }

export const beginning: Position = { segment: 1, offset: 0 }

const shape = /^(\d{10})\.clicks$/

/** Returns the path of a segment in the folder of its journal. */
export const segmentFile = (folder: string, segment: number) => join(folder, `${String(segment).padStart(10, '0')}.clicks`)

/** Returns the numbers of the segments in a folder, in order. */
export async function segmentsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => Number(shape.exec(name)?.[1] ?? []) || []).toSorted((one, other) => one - other)
}

/** Removes the segments before this one: all of them are counted. */
export async function removeBefore(folder: string, segment: number): Promise<void> {
  for (const one of await segmentsIn(folder)) if (one < segment) await rm(segmentFile(folder, one), { force: true })
}
