import { isFree, type SealedTerms, type TermsLine } from './terms.ts'

/** A line that differs between two versions. A side is null if that version lacks the line. */
export type TermsDifference = { readonly key: string; readonly before: TermsLine | null; readonly after: TermsLine | null }

type Lines = Pick<SealedTerms, 'lines'>

/** Returns the lines that differ, in the order of the newer version; lines that only the older version has come last. */
export function differencesOf(before: Lines, after: Lines): TermsDifference[] {
  const earlier = new Map(before.lines.map((line) => [line.key, line]))
  const changed = after.lines.flatMap((line): TermsDifference[] => {
    const former = earlier.get(line.key) ?? null
    earlier.delete(line.key)
    return former?.is === line.is ? [] : [{ key: line.key, before: former, after: line }]
  })
  return [...changed, ...[...earlier.values()].map((line) => ({ key: line.key, before: line, after: null }))]
}

/** Returns whether two versions are the same terms. Other wording of the same values is no change. */
export const isSameTerms = (one: Lines, other: Lines): boolean => differencesOf(one, other).length === 0

/** Returns whether a change touches terms that publishing locks: a program was taken back to a draft and published again. */
export const touchesLocked = (differences: readonly TermsDifference[]): boolean => differences.some((one) => !isFree(one))

/** A part of a text that both versions have, or only one of them. */
export type TextPart = { readonly kind: 'same' | 'before' | 'after'; readonly text: string }

/** Words with the space behind them, so that a changed word does not stand alone between two spaces that stay. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*|\s+/g) ?? []

/** Longest common subsequence of words: `lengths[i][j]` is its length for what follows word i and word j. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = one[i] === other[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const merged: TextPart[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (last?.kind === part.kind) merged[merged.length - 1] = { kind: part.kind, text: last.text + part.text }
    else merged.push(part)
  }
  return merged
}

/** Returns two texts as one, word by word: what stays, what is only in the older text, and what is only in the newer one. */
export function textParts(before: string, after: string): TextPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const lengths = commonLengths(one, other)
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [earlier, later] = [one[i], other[j]]
    if (earlier !== undefined && earlier === later) {
      parts.push({ kind: 'same', text: earlier })
      i += 1
      j += 1
    } else if (earlier !== undefined && (later === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'before', text: earlier })
      i += 1
    } else {
      parts.push({ kind: 'after', text: later ?? '' })
      j += 1
    }
  }
  return joined(parts)
}
