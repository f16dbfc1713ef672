/**
 * Confusable letters that are missing in Unicode's list. They are small capitals, which the list separates from capitals, and letters that
 * the list maps to a Latin-looking letter of another alphabet. Unicode compares letters of one size; we compare names without size.
 */
const besides: Readonly<Record<string, string>> = {
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ĸ: 'k', ʟ: 'l', ᴍ: 'm', ʍ: 'm', ɴ: 'n' },
  ...{ ᴏ: 'o', ᴘ: 'p', ꞯ: 'q', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ꟼ: 'p', ꟿ: 'm' },
  ...{ ε: 'e', ꞓ: 'e', ƅ: 'b', β: 'b', ω: 'w', п: 'n', π: 'n', ш: 'w', ß: 'ss', ẞ: 'ss' },
}

/** Alphabets that have their own rules in the contract, or whose letters differ only by dots. */
const leftOut = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Hebrew}\p{Script=Thaana}]/u
/** Marks that occur on letters of several alphabets. The marks of kana make other letters. */
const marks = /(?![\u3099\u309a])\p{Script=Inherited}/gu
/** A line through a letter: readers of Latin letters ignore it; in other alphabets it makes another letter (Θ is no O). */
const strokes = /[\u0334-\u0338]/u
const signs = /[\p{P}\p{Sk}\p{Lm}]/gu

/**
 * Returns whether a letter is a stroke that may be a small l or a capital I. Unicode says l for both; the contract reads an I as either.
 */
const stroke = (letter: string, prototype: string) => letter === 'ӏ' || (prototype === 'l' && !/\p{Ll}/u.test(letter))

/** Returns the key of a letter for comparing names: small, without marks and signs, each letter as the Latin one it looks like. */
function keyOf(prototype: string): string {
  const bare = prototype.normalize('NFKD').replace(marks, '').replace(signs, '').toLowerCase()
  return [...bare].map((letter) => besides[letter] ?? letter).join('')
}

/**
 * Returns the entries of Unicode's list of confusables that we compare names by: letters, digits and signs that look like letters, each
 * with its key. Leaves out characters that NFKD replaces, because names are normalized before.
 */
export function confusablesFrom(list: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const confusables = new Map<string, string>()
  for (const [letter, prototype] of Object.entries({ ...list, ...besides })) {
    const isSign = !/[\p{L}\p{N}]/u.test(letter)
    if ([...letter].length !== 1 || letter <= '\u007f' || letter.normalize('NFKD') !== letter || leftOut.test(letter)) continue
    if (strokes.test(prototype.normalize('NFD')) && !/\p{Script=Latin}/u.test(letter)) continue
    const key = stroke(letter, prototype) ? 'I' : keyOf(prototype)
    if (key === '' || key === letter || !(isSign ? /^[a-zI]+$/u : /^[\p{L}\p{N}]+$/u).test(key)) continue
    confusables.set(letter, key)
  }
  return confusables
}

/** Returns the source of the contract's module: a line for each key, with all letters that look like it. */
export function confusablesModule(confusables: ReadonlyMap<string, string>): string {
  const byKey = new Map<string, string[]>()
  for (const [letter, key] of confusables) byKey.set(key, [...(byKey.get(key) ?? []), letter])
  const lines = [...byKey]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, letters]) => `  [${JSON.stringify(key)}, ${JSON.stringify(letters.toSorted().join(''))}],\n`)
  return `// Written by \`npm run codegen\` from Unicode's confusables.txt 13.0.0 (UTS #39), as the package unhomoglyph holds it.\n/** What letters are taken for, and all that are taken for it. */\nexport const confusableLetters: readonly (readonly [key: string, letters: string])[] = [\n${lines.join('')}]\n`
}
