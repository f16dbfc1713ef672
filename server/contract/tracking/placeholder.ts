/** Placeholders of the setup card’s examples, reduced to lower-case letters. */
const ofExamples: ReadonlySet<string> = new Set(['clickid', 'ordernumber', 'externalid', 'nwclickid', 'promocode'])

/** Texts that software prints for a missing value. They are compared exactly. */
const missing: ReadonlySet<string> = new Set(['undefined', 'null', 'NULL', '(null)', 'NaN', 'None', 'nil', '[object Object]'])

/** Patterns of placeholders in template languages. Braces are refused in any position, because no order number contains braces. */
const shapes = [
  /\{[^{}]*\}/u, // Matches {x}, {{x}}, ${x} and #{x}.
  /^\[\s*[\p{L}_][^[\]]*\]$/u, // Matches [x].
  /^%+\s*[\p{L}_][^%]*%+$/u, // Matches %x% and %%x%%.
  /^<\s*[\p{L}_][^<>]*>$/u, // Matches <x>.
  /^__[\p{L}_]+__$/u, // Matches __CLICKID__.
  /^[:$@][a-z_]+$/iu, // Matches :x, $x and @x.
]

/** Braces and brackets that were encoded one time too often. */
const encoded: Readonly<Record<string, string>> = { '%7b': '{', '%7d': '}', '%5b': '[', '%5d': ']', '%24': '$' }

/**
 * Returns whether an identifier is a placeholder that was not replaced (Y-13): `{x}`, `{{x}}`, `[x]`, `%x%`, `${x}`, a placeholder of our
 * own examples, or a text that programs print for a missing value, such as `undefined`. Such an identifier must be refused: otherwise the
 * first sale would be stored under it, and every later sale would be answered as a repeat. Must not be called with a UUID in braces.
 */
export function isPlaceholder(identifier: string): boolean {
  const text = identifier.replace(/%(?:7b|7d|5b|5d|24)/gi, (code) => encoded[code.toLowerCase()] ?? code)
  return shapes.some((shape) => shape.test(text)) || missing.has(text) || ofExamples.has(text.replace(/[\s_-]/g, '').toLowerCase())
}

/** Returns whether a text is what software prints for a missing value. */
export const isMissingText = (text: string): boolean => text === '' || missing.has(text)
