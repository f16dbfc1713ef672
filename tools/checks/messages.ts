import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export type Texts = Readonly<Record<string, string>>
/** The message files of one part of the product, in both languages. */
export type Catalogue = { name: string; en: Texts; ar: Texts }

/** The plural categories of each language; without one of them the text is wrong for some number. */
const categories = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const
type Language = keyof typeof categories

type Facts = { arguments: Set<string>; problems: string[] }

function walk(elements: readonly MessageFormatElement[], language: Language, facts: Facts): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    facts.arguments.add(element.value)
    if (element.type === TYPE.plural) {
      const given = Object.keys(element.options)
      const lacking = element.pluralType === 'cardinal' ? categories[language].filter((name) => !given.includes(name)) : []
      if (lacking.length > 0) facts.problems.push(`the count {${element.value}} lacks ${lacking.join(', ')}`)
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) walk(option.value, language, facts)
    if (element.type === TYPE.tag) walk(element.children, language, facts)
  }
}

function read(text: string, language: Language): Facts {
  const facts: Facts = { arguments: new Set(), problems: [] }
  if (text.trim() === '') facts.problems.push('is empty')
  try {
    walk(parse(text), language, facts)
  } catch (error) {
    facts.problems.push(`cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return facts
}

/**
 * Returns the problems of a catalogue: ids in one language only, texts that cannot be parsed, counts that lack a category, values with
 * different names.
 */
export function catalogueProblems({ name, en, ar }: Catalogue): string[] {
  const only = (here: Texts, there: Texts, language: Language) =>
    Object.keys(here)
      .filter((id) => !(id in there))
      .map((id) => `${name}: ${id} is there in ${language} only`)
  const both = Object.entries(en).filter(([id]) => id in ar)
  const inside = both.flatMap(([id, english]) => {
    const facts = { en: read(english, 'en'), ar: read(ar[id] ?? '', 'ar') }
    const differing = [...facts.en.arguments.symmetricDifference(facts.ar.arguments)]
    return [
      ...facts.en.problems.map((problem) => `${name}: ${id} (en) ${problem}`),
      ...facts.ar.problems.map((problem) => `${name}: ${id} (ar) ${problem}`),
      ...(differing.length > 0 ? [`${name}: ${id} has {${differing.join('}, {')}} in one language only`] : []),
    ]
  })
  return [...only(en, ar, 'en'), ...only(ar, en, 'ar'), ...inside]
}

/** The product's default name. The name is a setting, which a text takes as a value (A-19). */
const productNames = /Wasla|وصلة/
/** Messages that spell the product's name on purpose: the description of the logo says which word is drawn. */
const drawn = new Set(['ds.logo.name'])

/** Returns texts that spell the product's name. */
export const spelledNames = ({ name, en, ar }: Catalogue): string[] =>
  Object.entries({ en, ar }).flatMap(([language, texts]) =>
    Object.entries(texts)
      .filter(([id, text]) => productNames.test(text) && !drawn.has(id))
      .map(([id]) => `${name}: ${id} (${language}) spells the product’s name; it is the value {product}`),
  )

/** Escapes a text for use in a regular expression. */
export const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns patterns of the templates in a source: `shell.nav.${page}` stands for every id that matches it. */
function templatesIn(source: string): RegExp[] {
  const found = source.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)
  return [...found]
    .map(([, template = '']) => template)
    .filter((template) => template.includes('${') && /^[\w-]+\./.test(template))
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(escape)
            .join('.+')}$`,
        ),
    )
}

/** Returns ids that no source mentions, in quotes or by a template. */
export function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const quoted = new Set(sources.flatMap((source) => [...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, word = '']) => word)))
  const templates = sources.flatMap(templatesIn)
  return ids.filter((id) => !quoted.has(id) && !templates.some((template) => template.test(id)))
}

/** Returns ids that a source uses (`id: '…'`, `id="…"`) but no catalogue has. */
export function missingIds(ids: ReadonlySet<string>, sources: readonly string[]): string[] {
  const used = sources.flatMap((source) =>
    [...source.matchAll(/formatMessage\(\s*\{\s*id:\s*'([\w.-]+)'|<FormattedMessage\s+id="([\w.-]+)"/g)].map(
      ([, one, other]) => one ?? other ?? '',
    ),
  )
  return [...new Set(used)].filter((id) => !ids.has(id))
}
