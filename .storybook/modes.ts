import type { Globals } from './globals.ts'

const phone = { width: 390, height: 844 } as const
const desktop = { width: 1280, height: 800 } as const

/** The browser engines in which pictures are taken. */
export const engines = ['chromium', 'firefox'] as const
export type Engine = (typeof engines)[number]

/** Language, theme and viewport of a picture of a story. */
export type Mode = Pick<Globals, 'locale' | 'theme'> & {
  /** The text size that a reader sets in the browser, in per cent; 100 if it is missing. */
  textScale?: Globals['textScale']
  viewport: { readonly width: number; readonly height: number }
  /** The system uses its own palette (forced colours). */
  forcedColors?: 'active'
  /** The engine that draws the picture; Chromium if it is missing. */
  engine?: Engine
}

/** Every mode, named by language, theme, and width, forced colours, text size or engine. */
export const modes = {
  'en-light-desktop': { locale: 'en', theme: 'light', viewport: desktop },
  'ar-light-desktop': { locale: 'ar', theme: 'light', viewport: desktop },
  'en-dark-desktop': { locale: 'en', theme: 'dark', viewport: desktop },
  'ar-dark-desktop': { locale: 'ar', theme: 'dark', viewport: desktop },
  'en-dark-phone': { locale: 'en', theme: 'dark', viewport: phone },
  'ar-light-phone': { locale: 'ar', theme: 'light', viewport: phone },
  'en-light-forced': { locale: 'en', theme: 'light', viewport: desktop, forcedColors: 'active' },
  'ar-light-large': { locale: 'ar', theme: 'light', viewport: desktop, textScale: '200' },
  'en-light-firefox': { locale: 'en', theme: 'light', viewport: desktop, engine: 'firefox' },
  'ar-light-firefox': { locale: 'ar', theme: 'light', viewport: desktop, engine: 'firefox' },
} as const satisfies Record<string, Mode>
export type ModeName = keyof typeof modes
export const isModeName = (name: unknown): name is ModeName => typeof name === 'string' && Object.hasOwn(modes, name)

/** Returns the engine that draws the pictures of a mode. */
export const engineOf = (mode: ModeName): Engine => {
  const { engine = 'chromium' }: Mode = modes[mode]
  return engine
}
/** A story chooses modes of Chromium. The modes in Firefox follow from them. */
const mayBeChosen = (name: unknown): name is ModeName => isModeName(name) && engineOf(name) === 'chromium'

/** Four modes. Together they contain every pair of language and theme, of language and width, and of theme and width. */
const everyPair = ['en-light-desktop', 'ar-dark-desktop', 'en-dark-phone', 'ar-light-phone'] as const satisfies readonly ModeName[]

export const componentModes: readonly ModeName[] = everyPair
export const screenModes: readonly ModeName[] = everyPair
/**
 * Modes of a story that shows all variants in a matrix. It is too large to check by eye in all modes, so it gets every pair of language and
 * theme, and forced colours.
 */
export const matrixModes: readonly ModeName[] = [
  'en-light-desktop',
  'ar-light-desktop',
  'en-dark-desktop',
  'ar-dark-desktop',
  'en-light-forced',
]

/**
 * Modes of a story that shows every state of a component: both languages, both themes, forced colours, and text of twice the size. There are
 * few, because the camera hovers, presses and focuses each cell in each mode.
 */
export const stateModes: readonly ModeName[] = ['en-light-desktop', 'ar-dark-desktop', 'en-light-forced', 'ar-light-large']

/** Modes of a docs page. Its text is English; its previews have the language and theme of the mode. One mode for each language. */
export const docsModes: readonly ModeName[] = ['en-light-desktop', 'ar-dark-desktop']

/**
 * Modes of a story in Firefox: both languages, because engines differ in direction, fields, scrolling and text, and hardly in colours or
 * widths.
 */
export const firefoxModes: readonly ModeName[] = ['en-light-firefox', 'ar-light-firefox']

/** Elements that match one of these are hidden before pictures are compared. */
export const ignoredSelectors = ['[data-visual="ignore"]'] as const

/** The properties of a story that its modes depend on. */
export type Pictured = {
  title: string
  tags: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  /** Whether this is a docs page instead of a story. */
  isDocs?: boolean
}

/**
 * Returns the modes in which a story is pictured. They depend on its kind; `parameters: { visual: ['en-light-desktop'] }` chooses other
 * modes, `parameters: { visual: 'none' }` takes no picture. Throws if a mode does not exist.
 */
export function modesOf({ title, tags, parameters, isDocs }: Pictured): readonly ModeName[] {
  const requested = parameters['visual']
  if (requested === 'none') return []
  if (Array.isArray(requested)) {
    const unknown = requested.filter((name) => !mayBeChosen(name))
    if (unknown.length > 0) throw new Error(`${title} asks for pictures in modes that do not exist: ${unknown.join(', ')}`)
    return requested.filter(mayBeChosen)
  }
  if (isDocs) return docsModes
  if (tags.includes('states')) return stateModes
  if (tags.includes('matrix')) return matrixModes
  return title.startsWith('Screens/') ? screenModes : componentModes
}

/**
 * Returns the modes in which an engine draws a story. Firefox draws it in the languages that it has in Chromium, and draws no docs pages:
 * their markup is Storybook's, and their previews are stories.
 */
export function modesIn(engine: Engine, story: Pictured): readonly ModeName[] {
  const usual = modesOf(story)
  if (engine === 'chromium') return usual
  const languages = new Set(usual.map((name) => modes[name].locale))
  return story.isDocs ? [] : firefoxModes.filter((name) => languages.has(modes[name].locale))
}

/** Returns the modes and rules of a story as Chromatic parameters. */
export const chromaticParameters = (story: Pictured) => {
  const names = modesOf(story)
  return {
    disableSnapshot: names.length === 0,
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
    ignoreSelectors: [...ignoredSelectors],
    prefersReducedMotion: 'reduce',
  }
}
