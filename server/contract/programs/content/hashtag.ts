import { unseenClass } from '../../validation/unseen-characters.ts'
import { programLimits } from '../limits.ts'

const { least, most } = programLimits.content.hashtags.length
const pattern = new RegExp(`^[A-Za-z0-9_\\p{Script=Arabic}]{${least},${most}}$`, 'u')
const unseen = new RegExp(`[${unseenClass}]`, 'gu')
/** Matches punctuation and symbols. Marks of the Arabic script pass as letters; Arabic punctuation does not. */
const sign = /[\p{P}\p{S}]/u

/**
 * Returns a typed hashtag as it is stored, without `#`; null if it is invalid (K-21): it needs two to thirty Latin or Arabic letters,
 * digits or underscores. Invisible characters are removed, so that two tags that look the same are the same.
 */
export function hashtagOf(typed: string): string | null {
  const tag = typed.normalize('NFC').trim().replace(/^#/, '').replace(unseen, '')
  return pattern.test(tag) && !sign.test(tag.replaceAll('_', '')) ? tag : null
}

/** Returns each hashtag once, in the order of typing. Case is ignored. */
export function distinctHashtags(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.filter((tag) => {
    const key = tag.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
