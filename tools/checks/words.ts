/** Texts that no file of the project may contain, and why. */
const forbidden: readonly { what: RegExp; why: string; where?: RegExp }[] = [
  { what: /(?<![\w.`'"])\/(?:home|Users|root|work|tmp)\/[\w-]/, why: 'a path of one machine' },
  { what: /\b(?:eslint|oxlint)-disable/, why: 'a lint rule silenced instead of kept' },
  { what: /@ts-(?:ignore|expect-error|nocheck)/, why: 'a type error silenced instead of mended' },
  { what: /\bas any\b(?! \w)/, why: 'any', where: /\.tsx?$/ },
  { what: /\b(?:it|test|describe)\.(?:skip|only|todo|fails)\b/, why: 'a test that does not run', where: /\.[cm]?tsx?$/ },
  { what: /toMatchSnapshot|toMatchInlineSnapshot/, why: 'a snapshot of markup', where: /\.[cm]?tsx?$/ },
  { what: /lorem ipsum/i, why: 'text that means nothing' },
]

/** Returns the lines of a text that contain a forbidden word, as `12: why`. */
export function forbiddenWords(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = forbidden.find(({ what, where }) => (!where || where.test(file)) && what.test(line))
    return found ? [`${file}:${at + 1}: ${found.why}`] : []
  })
}
