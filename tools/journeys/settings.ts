/** The settings in which journeys run: a size of the window and a language. Each is a project of Playwright. */
export const settings = ['desktop-en', 'desktop-ar', 'phone-en', 'phone-ar'] as const
export type Setting = (typeof settings)[number]

/**
 * Every journey has one of these tags. The tag says what can differ between settings, and so in which settings the journey runs.
 *
 * - `@everywhere`: the layout of a page, which depends on direction and size together.
 * - `@direction`: the language or the direction, at one size.
 * - `@size`: the size of the window, in one language.
 * - `@flow`: the ways that most people take, and those that move money. Runs once in each language and once at each size.
 * - `@steps`: other steps through several screens, which stories draw in both languages and at both sizes. Runs once.
 * - `@rule`: a rule that depends on neither, mostly of the server. Runs once.
 *
 * Kinds with fewer than four settings have several tags, so that each setting has its share of the journeys.
 */
export const settingsOf = {
  '@everywhere': settings,
  '@direction-desktop': ['desktop-en', 'desktop-ar'],
  '@direction-phone': ['phone-en', 'phone-ar'],
  '@size-en': ['desktop-en', 'phone-en'],
  '@size-ar': ['desktop-ar', 'phone-ar'],
  '@flow-straight': ['desktop-en', 'phone-ar'],
  '@flow-crossed': ['desktop-ar', 'phone-en'],
  '@steps-desktop-en': ['desktop-en'],
  '@steps-desktop-ar': ['desktop-ar'],
  '@steps-phone-en': ['phone-en'],
  '@steps-phone-ar': ['phone-ar'],
  '@rule-desktop-en': ['desktop-en'],
  '@rule-desktop-ar': ['desktop-ar'],
  '@rule-phone-en': ['phone-en'],
  '@rule-phone-ar': ['phone-ar'],
} as const satisfies Readonly<Record<`@${string}`, readonly Setting[]>>

type Tag = keyof typeof settingsOf

const tags = Object.keys(settingsOf) as Tag[]
const isTag = (text: string): text is Tag => text in settingsOf

/** Returns a pattern for the titles of journeys that do not run in a setting. A journey without a tag runs in all settings. */
export const leftOut = (setting: Setting): RegExp =>
  new RegExp(`(?:${tags.filter((tag) => !settingsOf[tag].some((one) => one === setting)).join('|')})(?!\\S)`, 'u')

type Journey = { title: string; tag: string | null }

/** Returns the journeys in a source file. The tag is null if the journey has no tag or several tags. */
export const journeysIn = (source: string): Journey[] =>
  [...source.matchAll(/(?<![.\w])test\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)\s*,\s*(?:\{ tag: ([^}]*) \})?/gu)].map(
    ([, plain, template, tag]) => ({ title: plain ?? template ?? '', tag: tag === undefined ? null : tag.replaceAll("'", '') }),
  )

/** Returns a problem for each journey in a source file that does not have exactly one of the tags. */
export const untagged = (source: string): string[] =>
  journeysIn(source).flatMap(({ title, tag }) => (tag !== null && isTag(tag) ? [] : [`“${title}” has the tag ${tag ?? 'none'}`]))
