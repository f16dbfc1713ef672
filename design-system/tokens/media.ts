import { breakpoints } from './options.ts'

/** Every media query that components use, so that none invents a width. */
export const media = {
  /** 768 px and wider: dialogs instead of sheets, the top bar instead of the mobile header. */
  desktop: `(min-width: ${breakpoints.desktop})`,
  phone: `(width < ${breakpoints.desktop})`,
  /** 480 px and wider: two short fields have room beside each other. */
  pair: '(min-width: 480px)',
  roomy: `(min-width: ${breakpoints.roomy})`,
  /** The poster word has room on both sides of a form. */
  poster: `(min-width: ${breakpoints.poster})`,
  wide: `(min-width: ${breakpoints.wide})`,
  calm: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
