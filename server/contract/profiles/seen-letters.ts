import { lookAlikeLetters } from '../generated/look-alikes.ts'

/**
 * What readers of Arabic take for one letter: forms of it for other languages that differ by a hook, a ring, a small v or a hamza, and
 * letters without their dots. Dots make another letter and are left alone: ب is no ت.
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

/** Letters that are read as one of several: a stroke, a Cyrillic N that is drawn as an H, and Arabic letters that lost their dots. */
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
  [...lookAlikeLetters, ...arabic].flatMap(([look, letters]) => [...letters].map((letter) => [letter, look] as const)),
)

/** The first of each set of signs that show a Latin letter in a frame without being letters: 🅐 and 🅰. Flags are no letters. */
const frames = [0x1f150, 0x1f170]
const framed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
function inFrame(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  return String.fromCodePoint(0x61 + point - (frames.findLast((start) => point >= start) ?? 0))
}

const tradeMarks = /[\u2122\u2120\u{1f16a}-\u{1f16c}]/gu

/** Letters that are drawn as an apostrophe, a full stop or another sign. */
const drawnAsSigns = /[\u01c3\u02b9-\u02df\u02e5-\u02ff\u0374\u055a\u07f4\u07f5\ua4f8-\ua4fd\ua717-\ua721\ua788-\ua78c]/gu

/**
 * The text with letters in frames as letters, without marks of trade, and with a plain sign in the place of letters that are drawn as one:
 * of “Nabtʼs” the ʼ is no letter to anybody.
 */
export const withPlainSigns = (text: string): string => text.replace(tradeMarks, '').replace(framed, inFrame).replace(drawnAsSigns, "'")

/** What is read as a Latin letter beside Latin ones, and as itself elsewhere: round letters, digits and signs, an alef, and a triangle. */
const besideLatin: ReadonlyMap<string, string> = new Map(
  Object.entries({ o: '٥۵هەہס○◯⚪⭕', l: 'ا', a: '∆△▲' }).flatMap(([look, forms]) => [...forms].map((form) => [form, look] as const)),
)
const forms = `[${[...besideLatin.keys()].join('')}]`
const formsInLatin = new RegExp(String.raw`(?<=\p{Script=Latin}${forms}*)${forms}|${forms}(?=${forms}*\p{Script=Latin})`, 'gu')

/** The text with letters, digits and signs of other scripts as the Latin ones that they are read as in a Latin word: “N٥٥n” is “Noon”. */
export const readInLatin = (text: string): string => text.replace(formsInLatin, (form) => besideLatin.get(form) ?? form)

/** So many readings of one text at most; one with more doubtful letters is read in each way throughout. */
const readingsAtMost = 32

/** Each text that is made by a choice of one part at each place. */
const everyChoice = (places: readonly (readonly string[])[]): string[] =>
  places.reduce<string[]>((texts, parts) => texts.flatMap((text) => parts.map((part) => text + part)), [''])

/**
 * What a text is taken for by readers (security case 56): each letter as the Latin or Arabic one that it looks like, in small letters.
 * There are several readings where a letter may be one of two. `own` stands above the table. Marks have to be gone before.
 */
export function readingsOf(text: string, own: Readonly<Record<string, string>> = {}): string[] {
  const places = [...text].map((letter): readonly string[] => {
    const mine = own[letter]
    if (mine !== undefined) return [mine]
    const look = taken.get(letter) ?? letter
    return several[letter] ?? several[look] ?? [look]
  })
  const choices = places.reduce((product, parts) => product * parts.length, 1)
  const most = Math.max(1, ...places.map((parts) => parts.length))
  const texts =
    choices <= readingsAtMost
      ? everyChoice(places)
      : Array.from({ length: most }, (_, at) => places.map((parts) => parts[at] ?? parts[0] ?? '').join(''))
  return [...new Set(texts.map((one) => one.toLowerCase()))]
}
