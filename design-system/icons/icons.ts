import type { firstArts } from './first.ts'
import type { moreArts } from './more.ts'

/** Every icon of the product, named by its meaning and not by its picture. */
export type IconName = keyof typeof firstArts | keyof typeof moreArts

/**
 * Whether an icon is mirrored from right to left: `mirror` for what points along the reading direction (back, send, lists, undo),
 * `none` for everything that would be wrong in a mirror (clocks, media, check marks, brand marks).
 */
export const flips = ['none', 'mirror'] as const
export type Flip = (typeof flips)[number]

const mirrored = new Set<IconName>([
  'arrow-end',
  'arrow-start',
  'arrow-up-end',
  'chevron-end',
  'chevron-start',
  'list',
  'list-ordered',
  'send',
  'sign-out',
  'undo',
])

/** Whether this icon is mirrored from right to left. */
export const flipOf = (name: IconName): Flip => (mirrored.has(name) ? 'mirror' : 'none')
