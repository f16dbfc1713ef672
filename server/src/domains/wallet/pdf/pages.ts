/**
 * Heights in points: the room on the first page and on every other page, the row “carried over” or “brought forward”, and the ending after
 * the last row.
 */
export type Room = { first: number; next: number; carried: number; ending: number }

/**
 * Returns the indexes of the rows on each page, from the heights of the rows. Every page but the last ends with the row “carried over”, and
 * every page but the first begins with the row “brought forward”. The ending is below the last row. If the ending does not fit, the last
 * row moves to a new page with it. The row before moves too, because a closing balance directly below the same balance brought forward
 * would close nothing. No row may be lower than the row “carried over”.
 */
export function pagesOf(heights: readonly number[], room: Room): number[][] {
  const pages: number[][] = [[]]
  let left = room.first
  const turn = (first: number[]) => {
    pages.push(first)
    left = room.next - room.carried
  }
  heights.forEach((height, at) => {
    const needed = height + (at === heights.length - 1 ? 0 : room.carried)
    if (needed > left && pages.at(-1)?.length) turn([])
    pages.at(-1)?.push(at)
    left -= height
  })
  const last = pages.at(-1) ?? []
  if (left < room.ending && last.length > 1) turn(last.splice(-1))
  const [before, end] = pages.slice(-2)
  const lastTwo = heights.slice(-2).reduce((sum, height) => sum + height, 0)
  if (before && before.length > 1 && end?.length === 1 && room.carried + lastTwo + room.ending <= room.next)
    end.unshift(...before.splice(-1))
  return pages
}
