import type { firstArts } from './first.ts'
import type { moreArts } from './more.ts'

/** Name of an icon, by its meaning instead of its picture. */
export type IconName = keyof typeof firstArts | keyof typeof moreArts

/**
 * Whether an icon is mirrored right to left. `mirror`: icons that point along the reading direction (back, send, lists, undo). `none`:
 * icons that would be wrong if mirrored (clocks, media, check marks, brand marks).
 */
const flips = ['none', 'mirror'] as const
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

/** Returns whether this icon mirrors right to left. */
export const flipOf = (name: IconName): Flip => (mirrored.has(name) ? 'mirror' : 'none')
