import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'

type Named = { type: ProfileType; fullName: string; firstName?: string | null; lastName?: string | null }

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const arabicMarks = /[\u064B-\u065F\u0670\u0640]/gu
/** Articles at the start of Arabic family names, which are not part of the initial: العتيبي gives ع, آل سعود gives س. */
const article = /^(?:آل\s+|ال(?=\p{L}{2}))/u

/** Returns the initial of a name with a full stop: “A.”, “ع.”; an empty string for an empty name. */
export function initialOf(name: string): string {
  const bare = name.normalize('NFC').trim().replace(arabicMarks, '').replace(article, '')
  const [first] = graphemes.segment(bare)
  return first ? `${first.segment.toLocaleUpperCase('en')}.` : ''
}

/**
 * Returns the name for the greeting: first name and initial of the last name (S1 §2), or the whole name of a business (T-11). Empty if the
 * profile has no name yet.
 */
export function welcomeName({ type, fullName, firstName, lastName }: Named): string {
  if (isBusiness(type)) return fullName.trim()
  // If the reader's script differs from the script of first and last name, `fullName` is the name in the reader's script.
  const isInOtherScript = fullName !== [firstName, lastName].filter(Boolean).join(' ')
  const [first, ...others] = isInOtherScript ? fullName.trim().split(/\s+/u) : [firstName?.trim(), lastName ?? '']
  return [first, initialOf(others.join(' '))].filter(Boolean).join(' ')
}
