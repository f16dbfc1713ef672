import type { Place } from '../../database/after-place.ts'

const form = /^(\d{1,15})\.([\w-]{1,300})$/

/** Returns a place as callers get it. They store it and send it back, and need not read it. */
export const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at}.${id}`).toString('base64url')

/** Returns the place in a cursor; null if it is none of ours. */
export function placeIn(cursor: string): Place | null {
  if (!/^[\w-]{1,500}$/.test(cursor)) return null
  const [, at, id] = form.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}
