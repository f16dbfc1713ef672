import { breakpoints } from './options.ts'

/** Every media query of the components, so that no component defines its own width. */
export const media = {
  /** 768 px and wider: dialogs instead of sheets, the top bar instead of the mobile header. */
  desktop: `(min-width: ${breakpoints.desktop})`,
  phone: `(width < ${breakpoints.desktop})`,
  /** 480 px and wider: two short fields fit side by side. */
  pair: '(min-width: 480px)',
  roomy: `(min-width: ${breakpoints.roomy})`,
  /** Wide enough for the poster word on both sides of a form. */
  poster: `(min-width: ${breakpoints.poster})`,
  wide: `(min-width: ${breakpoints.wide})`,
  /** The browser runs no scripts. */
  scriptless: '(scripting: none)',
  calm: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
