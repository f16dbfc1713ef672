import type { KitLine } from '@wasla/contract/media-kits/canonical.ts'
import { kitSections, linesIn, type KitSection } from '@wasla/contract/media-kits/parts.ts'

type Section = { readonly section: KitSection; readonly lines: readonly KitLine[] }

/** Returns the sections of a kit that have lines. */
export const sectionsOf = (lines: readonly KitLine[]): Section[] =>
  kitSections.map((section) => ({ section, lines: linesIn(section, lines) })).filter((one) => one.lines.length > 0)

/** What a line said when it was sealed, and what it says today; null if the profile does not show it any more. */
export type ComparedLine = KitLine & { readonly today: string | null }

/** Puts beside each line what is true today. */
export function compared(lines: readonly KitLine[], today: readonly { readonly key: string; readonly value: string }[]): ComparedLine[] {
  const values = new Map(today.map(({ key, value }) => [key, value]))
  return lines.map((line) => ({ ...line, today: values.get(line.key) ?? null }))
}
