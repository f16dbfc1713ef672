/** What stands in the examples of the setup card where a brand puts its own, as letters alone. */
const ofExamples: ReadonlySet<string> = new Set(['clickid', 'ordernumber', 'externalid', 'nwclickid'])

/** What programs print where a value is missing, letter for letter. */
const missing: ReadonlySet<string> = new Set(['undefined', 'null', 'NULL', '(null)', 'NaN', 'None', 'nil', '[object Object]'])

/** A name as some template language writes it. Braces are nobody's order number, wherever they stand. */
const shapes = [
  /\{[^{}]*\}/u, // {x} {{x}} ${x} #{x}
  /^\[\s*[\p{L}_][^[\]]*\]$/u, // [x]
  /^%+\s*[\p{L}_][^%]*%+$/u, // %x% %%x%%
  /^<\s*[\p{L}_][^<>]*>$/u, // <x>
  /^__[\p{L}_]+__$/u, // __CLICKID__
  /^[:$@][a-z_]+$/iu, // :x $x @x
]

/** Braces and brackets that were encoded once more than they were decoded. */
const encoded: Readonly<Record<string, string>> = { '%7b': '{', '%7d': '}', '%5b': '[', '%5d': ']', '%24': '$' }

/**
 * Whether an identifier is a placeholder that was not replaced (Y-13): `{x}`, `{{x}}`, `[x]`, `%x%`, `${x}`, what our own examples print, or
 * what a program prints for a missing value, as `undefined`. The first sale would be taken under that name, and every later one answered as
 * its repeat. A UUID in braces is not asked for here.
 */
export function isPlaceholder(identifier: string): boolean {
  const text = identifier.replace(/%(?:7b|7d|5b|5d|24)/gi, (code) => encoded[code.toLowerCase()] ?? code)
  return shapes.some((shape) => shape.test(text)) || missing.has(text) || ofExamples.has(text.replace(/[\s_-]/g, '').toLowerCase())
}
