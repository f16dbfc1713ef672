import { confusableLetters } from '../generated/confusables.ts'

/**
 * Arabic letters, each with other letters that are read as this letter. Those are letters of other languages that differ by a hook, a ring,
 * a small v or a hamza, and letters without their dots. Letters with different dots, such as ب and ت, are not confused.
 */
const arabic: readonly (readonly [letter: string, forms: string])[] = [
  ['ا', 'أإآٱٲٳٵ\u0870\u0871\u0872\u0873\u0874\u0875\u0876\u0877\u0878\u0879\u087a\u087b\u087c\u087d\u087e\u087f\u0880\u0881\u0882\u08ad'],
  ['ح', 'ځ'],
  ['د', 'ډۮ'],
  ['ر', 'ړڔڕڒۯݛݬ'],
  ['س', 'ݾ'],
  ['ط', '\u088b\u088c'],
  ['ف', '\u08a4'],
  ['ك', 'کڪګ\u077f\u08b4'],
  ['ل', 'ڵ\u076a\u08a6'],
  ['م', '\u08a7'],
  ['ن', 'ںڼ\u08b9'],
  ['ه', 'ةۃہەھۀۂۿ'],
  ['و', 'ؤۄۅۆۇۈۉٶٷ\u0778\u0779\u08ab\u08b1'],
  ['ي', 'ىئیےۓېۍێؠٸ\u063d\u063e\u063f\u06d1\u0775\u0776\u0777\u077a\u077b\u0886\u08a8\u08a9'],
  ['', 'ٴۥۦ\u08c9'],
]

/**
 * Characters that can be read as one of several letters: a vertical stroke, the Cyrillic Н, which looks like a Latin H, and Arabic letters
 * without dots.
 */
const several: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['I', '|', '1'].map((stroke) => [stroke, ['l', 'i']])),
  ...Object.fromEntries(['Н', 'н'].map((letter) => [letter, ['h', 'n']])),
  '\u066e': ['ب', 'ت', 'ن', 'ي', 'ث'],
  '\u06a1': ['ف', 'ق'],
  '\u066f': ['ق', 'ف'],
  '\u08bb': ['ف', 'ق'],
  '\u08bc': ['ق', 'ف'],
  '\u08bd': ['ن', 'ب', 'ت', 'ي', 'ث'],
}

const taken: ReadonlyMap<string, string> = new Map(
  [...confusableLetters, ...arabic].flatMap(([key, letters]) => [...letters].map((letter) => [letter, key] as const)),
)

/** First code point of each series of Latin letters in a frame: 🅐 and 🅰. The letters of flags are not included. */
const frames = [0x1f150, 0x1f170]
const framed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
function inFrame(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  return String.fromCodePoint(0x61 + point - (frames.findLast((start) => point >= start) ?? 0))
}

const tradeMarks = /[\u2122\u2120\u{1f16a}-\u{1f16c}]/gu

/** Matches letters that look like an apostrophe, a full stop or another sign. */
const drawnAsSigns = /[\u01c3\u02b9-\u02df\u02e5-\u02ff\u0374\u055a\u07f4\u07f5\ua4f8-\ua4fd\ua717-\ua721\ua788-\ua78c]/gu

/**
 * Returns the text with plain letters instead of framed letters, and without trademark signs. Letters that look like a sign become an
 * apostrophe: nobody reads the ʼ of “Nabtʼs” as a letter.
 */
export const withPlainSigns = (text: string): string => text.replace(tradeMarks, '').replace(framed, inFrame).replace(drawnAsSigns, "'")

/** Characters that are read as a Latin letter only next to Latin letters: round characters as o, an alef as l, and triangles as a. */
const besideLatin: ReadonlyMap<string, string> = new Map(
  Object.entries({ o: '٥۵هەہס○◯⚪⭕', l: 'ا', a: '∆△▲' }).flatMap(([key, forms]) => [...forms].map((form) => [form, key] as const)),
)
const forms = `[${[...besideLatin.keys()].join('')}]`
const formsInLatin = new RegExp(String.raw`(?<=\p{Script=Latin}${forms}*)${forms}|${forms}(?=${forms}*\p{Script=Latin})`, 'gu')

/**
 * Returns the text with characters of other scripts replaced, next to Latin letters, by the Latin letters that they resemble: “N٥٥n”
 * becomes “Noon”.
 */
export const readInLatin = (text: string): string => text.replace(formsInLatin, (form) => besideLatin.get(form) ?? form)

/** Highest number of readings. If all combinations of ambiguous letters are more, the n-th reading uses the n-th option of every letter. */
const readingsAtMost = 32

/** Returns all texts that can be made with one of the options at each place. */
const everyChoice = (places: readonly (readonly string[])[]): string[] =>
  places.reduce<string[]>((texts, parts) => texts.flatMap((text) => parts.map((part) => text + part)), [''])

/**
 * Returns the readings of a text, in small letters (security case 56). Each letter is replaced by the Latin or Arabic letter that it
 * resembles. If a letter resembles several letters, there are several readings. `own` takes precedence over the tables. Marks must be
 * removed before.
 */
export function readingsOf(text: string, own: Readonly<Record<string, string>> = {}): string[] {
  const places = [...text].map((letter): readonly string[] => {
    const mine = own[letter]
    if (mine !== undefined) return [mine]
    const key = taken.get(letter) ?? letter
    return several[letter] ?? several[key] ?? [key]
  })
  const choices = places.reduce((product, parts) => product * parts.length, 1)
  const most = Math.max(1, ...places.map((parts) => parts.length))
  const texts =
    choices <= readingsAtMost
      ? everyChoice(places)
      : Array.from({ length: most }, (_, at) => places.map((parts) => parts[at] ?? parts[0] ?? '').join(''))
  return [...new Set(texts.map((one) => one.toLowerCase()))]
}
