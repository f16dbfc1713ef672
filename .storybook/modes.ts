import type { Globals } from './globals.ts'

const phone = { width: 390, height: 844 } as const
const desktop = { width: 1280, height: 800 } as const

/** A situation in which a picture of a story is taken. */
export type Mode = Pick<Globals, 'locale' | 'theme'> & {
  viewport: { readonly width: number; readonly height: number }
  /** The reader's system paints with a palette of its own. */
  forcedColors?: 'active'
}

/** Every situation that a picture may be taken in, by name: the language, the theme, then how wide, or that colours are forced. */
export const modes = {
  'en-light-desktop': { locale: 'en', theme: 'light', viewport: desktop },
  'ar-light-desktop': { locale: 'ar', theme: 'light', viewport: desktop },
  'en-dark-desktop': { locale: 'en', theme: 'dark', viewport: desktop },
  'ar-dark-desktop': { locale: 'ar', theme: 'dark', viewport: desktop },
  'en-dark-phone': { locale: 'en', theme: 'dark', viewport: phone },
  'ar-light-phone': { locale: 'ar', theme: 'light', viewport: phone },
  'en-light-forced': { locale: 'en', theme: 'light', viewport: desktop, forcedColors: 'active' },
} as const satisfies Record<string, Mode>
export type ModeName = keyof typeof modes
export const isModeName = (name: unknown): name is ModeName => typeof name === 'string' && Object.hasOwn(modes, name)

/** Four pictures in which every pair of language, theme and width occurs, though not every triple. */
const everyPair = ['en-light-desktop', 'ar-dark-desktop', 'en-dark-phone', 'ar-light-phone'] as const satisfies readonly ModeName[]

export const componentModes: readonly ModeName[] = everyPair
export const screenModes: readonly ModeName[] = everyPair
/** A grid of all variants is what the eye cannot hold: every language in every theme, and forced colours. */
export const matrixModes: readonly ModeName[] = [
  'en-light-desktop',
  'ar-light-desktop',
  'en-dark-desktop',
  'ar-dark-desktop',
  'en-light-forced',
]

/** A docs page: its words are English, its previews have the language and the theme they are asked for. Opened once in each language. */
export const docsModes: readonly ModeName[] = ['en-light-desktop', 'ar-dark-desktop']

/** What stands under one of these is painted over before pictures are compared. */
export const ignoredSelectors = ['[data-visual="ignore"]'] as const

/** As much of a story as its modes depend on. */
export type Pictured = {
  title: string
  tags: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  /** A docs page, and not a story. */
  isDocs?: boolean
}

/**
 * The modes a story is pictured in. By itself that follows from its kind; `parameters: { visual: ['en-light-desktop'] }` chooses others,
 * `parameters: { visual: 'none' }` takes no picture. Throws on a mode that does not exist.
 */
export function modesOf({ title, tags, parameters, isDocs }: Pictured): readonly ModeName[] {
  const asked = parameters['visual']
  if (asked === 'none') return []
  if (Array.isArray(asked)) {
    const unknown = asked.filter((name) => !isModeName(name))
    if (unknown.length > 0) throw new Error(`${title} asks for pictures in modes that do not exist: ${unknown.join(', ')}`)
    return asked.filter(isModeName)
  }
  if (isDocs) return docsModes
  if (tags.includes('matrix')) return matrixModes
  return title.startsWith('Screens/') ? screenModes : componentModes
}

/** The same modes and rules, in the words of Chromatic. */
export const chromaticParameters = (story: Pictured) => {
  const names = modesOf(story)
  return {
    disableSnapshot: names.length === 0,
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
    ignoreSelectors: [...ignoredSelectors],
    prefersReducedMotion: 'reduce',
  }
}
