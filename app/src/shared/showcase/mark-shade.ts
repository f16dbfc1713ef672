export const markShades = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5'] as const
export type MarkShade = (typeof markShades)[number]

/** Returns the same colour for the same name, in upper or lower case (D-15). */
export function markShade(name: string): MarkShade {
  let hash = 0
  for (const letter of name.normalize('NFC').toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return markShades[hash % markShades.length] ?? 'accent4'
}
