/** Letters of generated codes: without vowels, which make words, and without letters that look or sound like another one. */
const letters = 'CDFGHKMQRTWXY'
const digits = '34679'

/** Letters and digits of a generated code, in their order: `KMRT47`. */
const places = [letters, letters, letters, letters, digits, digits] as const

/** Bytes from this value on are skipped, because they would make some letters more likely than others. */
const fair = (choices: string) => 256 - (256 % choices.length)

/**
 * Returns a participant’s first code, made from random bytes. `bytes(count)` returns `count` bytes; it is called again if too few bytes were
 * usable. There are 714,025 such codes; each of them is equally likely.
 */
export function generatedCode(bytes: (count: number) => Uint8Array): string {
  let code = ''
  while (code.length < places.length)
    for (const byte of bytes(2 * places.length)) {
      const choices = places[code.length]
      if (choices !== undefined && byte < fair(choices)) code += choices.charAt(byte % choices.length)
    }
  return code
}
