import { icon as iconStyle, mirrored } from '../till.css.ts'
import { h, type Element_ } from './nodes.ts'

/** Drawings of 24 × 24, as in the design system. The page does not load the design system’s icons, which are components of the app. */
const drawings = {
  alert: ['M12 8v4', 'M12 16h.01', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'],
  back: [
    'M10 5a2 2 0 0 0-1.3.5L2.3 11.3a1 1 0 0 0 0 1.4l6.4 5.8A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2z',
    'm12 9 6 6',
    'm18 9-6 6',
  ],
  check: ['M20 6 9 17l-5-5'],
  clock: ['M12 6v6l4 2', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'],
  offline: [
    'M12 20h.01',
    'M5 12.9a10 10 0 0 1 5.2-2.7',
    'M19 12.9a10 10 0 0 0-2-1.5',
    'M2 8.8a15 15 0 0 1 4.2-2.6',
    'M22 8.8A15 15 0 0 0 10.7 5',
    'M8.5 16.4a5 5 0 0 1 7 0',
    'm2 2 20 20',
  ],
  online: ['M12 20h.01', 'M2 8.8a15 15 0 0 1 20 0', 'M5 12.9a10 10 0 0 1 14 0', 'M8.5 16.4a5 5 0 0 1 7 0'],
  scan: ['M3 7V5a2 2 0 0 1 2-2h2', 'M17 3h2a2 2 0 0 1 2 2v2', 'M21 17v2a2 2 0 0 1-2 2h-2', 'M7 21H5a2 2 0 0 1-2-2v-2', 'M7 12h10'],
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
} as const

export type IconName = keyof typeof drawings

/** An icon beside words: it says nothing of its own. The key that deletes points left in both scripts, as digits are typed from the left. */
export const icon = (name: IconName): Element_ =>
  h(
    'svg',
    { viewBox: '0 0 24 24', class: name === 'undo' ? `${iconStyle} ${mirrored}` : iconStyle, 'aria-hidden': 'true' },
    drawings[name].map((d) => h('path', { d })),
  )
