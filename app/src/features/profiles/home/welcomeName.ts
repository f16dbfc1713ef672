import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'

type Named = { type: ProfileType; fullName: string; firstName?: string | null; lastName?: string | null }

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const arabicMarks = /[\u064B-\u065F\u0670\u0640]/gu
/** Arabic articles, which are skipped for the initial: العتيبي gives ع, آل سعود gives س. */
const article = /^(?:آل\s+|ال(?=\p{L}{2}))/u

/** Returns the initial of a second name, with its full stop: “A.”, “ع.”. Empty for an empty name. */
export function initialOf(name: string): string {
  const bare = name.normalize('NFC').trim().replace(arabicMarks, '').replace(article, '')
  const [first] = graphemes.segment(bare)
  return first ? `${first.segment.toLocaleUpperCase('en')}.` : ''
}

/**
 * Returns the name in the welcome line: first name and initial of the last name (S1 §2), for a business its full name (T-11). Empty for a
 * profile without a name.
 */
export function welcomeName({ type, fullName, firstName, lastName }: Named): string {
  if (isBusiness(type)) return fullName.trim()
  // In the other script, the full name differs from the two parts.
  const isInOtherScript = fullName !== [firstName, lastName].filter(Boolean).join(' ')
  const [first, ...others] = isInOtherScript ? fullName.trim().split(/\s+/u) : [firstName?.trim(), lastName ?? '']
  return [first, initialOf(others.join(' '))].filter(Boolean).join(' ')
}
