import { coverInkNames, type CoverInkName } from '@wasla/design-system/tokens/cover-inks.ts'

/** Returns the colours of a program's pattern (D-43). One id always has the same colours. Programs of the same brand differ. */
export function coverInkOf(id: string): CoverInkName {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return coverInkNames[sum % coverInkNames.length] ?? 'jade'
}
