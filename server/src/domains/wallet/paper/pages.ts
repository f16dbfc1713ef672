/** What a page can hold, in points: the first and every other, a line that carries the balance over, and what stands after the last row. */
export type Room = { first: number; next: number; carried: number; ending: number }

/**
 * Which rows stand on which page, by their heights. Every page but the last leaves room for the line that carries the balance over, every
 * page but the first for the one that brings it forward. The ending stands below the last row, which goes to a new page with it if it must,
 * and takes the row before it along: a closing balance right below the same balance brought forward closes nothing. No row is lower than
 * the line that carries over.
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
