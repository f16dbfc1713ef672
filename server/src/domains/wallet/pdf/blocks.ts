/** A part of a page that is not cut: its height in points, and how it is drawn from its top. */
export type Block = { height: number; draw: (top: number) => void }

/**
 * Returns the blocks of each page, in order. `first` is the room on the first page, `next` on every other page. A block that is higher than a
 * page gets a page of its own.
 */
export function pagesOfBlocks(blocks: readonly Block[], { first, next }: { first: number; next: number }): Block[][] {
  const pages: Block[][] = [[]]
  let left = first
  for (const block of blocks) {
    if (block.height > left && pages.at(-1)?.length) {
      pages.push([])
      left = next
    }
    pages.at(-1)?.push(block)
    left -= block.height
  }
  return pages
}
