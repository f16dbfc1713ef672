import type { Globals } from './globals.ts'

type Mode = Globals & { viewport?: number }

/** The situations in which a picture is worth keeping: every pair of language, theme and width occurs, not every triple. */
export const modes = {
  'en-light': { locale: 'en', theme: 'light' },
  'ar-light': { locale: 'ar', theme: 'light' },
  'en-dark': { locale: 'en', theme: 'dark' },
  'ar-dark': { locale: 'ar', theme: 'dark' },
  'en-light-1280': { locale: 'en', theme: 'light', viewport: 1280 },
  'ar-dark-1280': { locale: 'ar', theme: 'dark', viewport: 1280 },
  'en-dark-390': { locale: 'en', theme: 'dark', viewport: 390 },
  'ar-light-390': { locale: 'ar', theme: 'light', viewport: 390 },
} as const satisfies Record<string, Mode>

const pick = (...names: (keyof typeof modes)[]) => Object.fromEntries(names.map((name) => [name, modes[name]]))

/** `parameters: { chromatic: { modes: componentModes } }`, by the kind of story. */
export const componentModes = pick('en-light', 'ar-light', 'en-dark')
export const matrixModes = pick('en-light', 'ar-light', 'en-dark', 'ar-dark')
export const screenModes = pick('en-light-1280', 'ar-dark-1280', 'en-dark-390', 'ar-light-390')
