import type { Localized } from '../platform/language.ts'

/**
 * One line of a kit. `is` never depends on wording. `tag` is the handle of an account, else empty. `en` and `ar` are label, value and source as
 * people read them.
 */
export type KitLine = {
  readonly key: string
  readonly is: number
  readonly tag: string
  readonly en: readonly [label: string, value: string, source: string]
  readonly ar: readonly [label: string, value: string, source: string]
}

/** What a kit says. `about` is type and place. `salt` is random, so that nobody can find the text of a removed kit from its hash. */
export type MediaKitText = {
  readonly number: string
  readonly salt: string
  readonly madeAt: number
  readonly handle: string
  readonly name: Localized
  readonly about: Localized
  readonly interests: Localized
  readonly lines: readonly KitLine[]
}

const form = 1
const pair = ({ en, ar }: Localized) => [en, ar]

/** Returns the text whose SHA-256 seals a kit: a JSON array without spaces. Pages, PDFs and comparisons read the kit from this text only. */
export const canonicalKit = ({ number, salt, madeAt, handle, name, about, interests, lines }: MediaKitText): string =>
  JSON.stringify([
    form,
    number,
    salt,
    madeAt,
    handle,
    pair(name),
    pair(about),
    pair(interests),
    lines.map(({ key, is, tag, en, ar }) => [key, is, tag, ...en, ...ar]),
  ])

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function wrong(): never {
  throw new Error('This text contains no media kit')
}

function localizedIn(value: unknown): Localized {
  const [en, ar] = isTexts(value) ? value : []
  return en === undefined || ar === undefined ? wrong() : { en, ar }
}

function lineIn(value: unknown): KitLine {
  const [key, is, tag, ...texts] = Array.isArray(value) ? (value as unknown[]) : []
  if (!isText(key) || typeof is !== 'number' || !isText(tag) || texts.length !== 6 || !isTexts(texts)) return wrong()
  const [label = '', english = '', source = '', ar = '', arabic = '', origin = ''] = texts
  return { key, is, tag, en: [label, english, source], ar: [ar, arabic, origin] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the kit that a canonical text contains. Throws if it contains none. */
export function readKit(text: string): MediaKitText {
  const value = parsed(text)
  const [is, number, salt, madeAt, handle, name, about, interests, lines] = Array.isArray(value) ? (value as unknown[]) : []
  if (is !== form || !isText(number) || !isText(salt) || !isText(handle) || typeof madeAt !== 'number' || !Array.isArray(lines))
    return wrong()
  return {
    ...{ number, salt, madeAt, handle },
    name: localizedIn(name),
    about: localizedIn(about),
    interests: localizedIn(interests),
    lines: (lines as unknown[]).map(lineIn),
  }
}
