import { safePath } from '@wasla/contract/platform/safe-path.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const name = 'wasla.joinErrand'
const start = '/program/'

/**
 * The program that somebody left to add what it asks for (Y-26), of this tab alone, until they are back. It outlives the way through the
 * consent of a platform, which an address would not. Damaged or foreign content is none.
 */
export const joinErrand = {
  read(box: Box): string | null {
    const path = safePath(box.getItem(name))
    return path?.startsWith(start) ? path : null
  },
  store: (box: Box, path: string) => box.setItem(name, path),
  forget: (box: Box) => box.removeItem(name),
}
