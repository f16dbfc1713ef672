/**
 * Letters of small capitals, which Unicode keeps apart from capitals though they are drawn as these are, and letters that its list takes for
 * one of another alphabet that is itself taken for a Latin one. Its list ends at letters of one size; names are compared without size.
 */
const besides: Readonly<Record<string, string>> = {
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ĸ: 'k', ʟ: 'l', ᴍ: 'm', ʍ: 'm', ɴ: 'n' },
  ...{ ᴏ: 'o', ᴘ: 'p', ꞯ: 'q', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ꟼ: 'p', ꟿ: 'm' },
  ...{ ε: 'e', ꞓ: 'e', ƅ: 'b', β: 'b', ω: 'w', п: 'n', π: 'n', ш: 'w', ß: 'ss', ẞ: 'ss' },
}

/** Alphabets that have rules of their own in the contract, or whose letters differ by dots alone. */
const leftOut = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Hebrew}\p{Script=Thaana}]/u
/** Marks that stand on letters of several alphabets. Those of kana make other letters. */
const marks = /(?![\u3099\u309a])\p{Script=Inherited}/gu
/** A line through a letter is a mark to readers of Latin letters and makes another letter elsewhere: Θ is no O. */
const strokes = /[\u0334-\u0338]/u
const signs = /[\p{P}\p{Sk}\p{Lm}]/gu

/** Strokes that stand for a small l or a capital I alike. Unicode has an l for both; the contract reads an I either way. */
const stroke = (letter: string, prototype: string) => letter === 'ӏ' || (prototype === 'l' && !/\p{Ll}/u.test(letter))

/** A letter's look as names are compared: in small letters, without marks and signs, each letter as the Latin one it is taken for. */
function lookOf(prototype: string): string {
  const bare = prototype.normalize('NFKD').replace(marks, '').replace(signs, '').toLowerCase()
  return [...bare].map((letter) => besides[letter] ?? letter).join('')
}

/**
 * What of Unicode's list of confusables names are compared by: letters, digits and signs that are taken for letters, each with its look.
 * Whatever compatibility (NFKD) makes another letter of is left out: names lose that before.
 */
export function looksFrom(confusables: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const looks = new Map<string, string>()
  for (const [letter, prototype] of Object.entries({ ...confusables, ...besides })) {
    const isSign = !/[\p{L}\p{N}]/u.test(letter)
    if ([...letter].length !== 1 || letter <= '\u007f' || letter.normalize('NFKD') !== letter || leftOut.test(letter)) continue
    if (strokes.test(prototype.normalize('NFD')) && !/\p{Script=Latin}/u.test(letter)) continue
    const look = stroke(letter, prototype) ? 'I' : lookOf(prototype)
    if (look === '' || look === letter || !(isSign ? /^[a-zI]+$/u : /^[\p{L}\p{N}]+$/u).test(look)) continue
    looks.set(letter, look)
  }
  return looks
}

/** The module that the contract reads: a line for each look, with all that are taken for it. */
export function lookAlikesModule(looks: ReadonlyMap<string, string>): string {
  const byLook = new Map<string, string[]>()
  for (const [letter, look] of looks) byLook.set(look, [...(byLook.get(look) ?? []), letter])
  const lines = [...byLook]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([look, letters]) => `  [${JSON.stringify(look)}, ${JSON.stringify(letters.toSorted().join(''))}],\n`)
  return `// Written by \`npm run codegen\` from Unicode's confusables.txt 13.0.0 (UTS #39), as the package unhomoglyph holds it.\n/** What letters are taken for, and all that are taken for it. */\nexport const lookAlikeLetters: readonly (readonly [look: string, letters: string])[] = [\n${lines.join('')}]\n`
}
