import { unseenClass } from '../../validation/unseen-characters.ts'
import { programLimits } from '../limits.ts'

const { least, most } = programLimits.content.hashtags.length
const pattern = new RegExp(`^[A-Za-z0-9_\\p{Script=Arabic}]{${least},${most}}$`, 'u')
const unseen = new RegExp(`[${unseenClass}]`, 'gu')
/** Marks of the Arabic script are letters to a hashtag; its signs and its own full stop are not. */
const sign = /[\p{P}\p{S}]/u

/**
 * A typed hashtag as it is stored, without its `#`; null where it is none (K-21): two to thirty letters of the Latin or the Arabic script,
 * digits and underscores. What is not seen is dropped, so that two tags that look alike are one.
 */
export function hashtagOf(typed: string): string | null {
  const tag = typed.normalize('NFC').trim().replace(/^#/, '').replace(unseen, '')
  return pattern.test(tag) && !sign.test(tag.replaceAll('_', '')) ? tag : null
}

/** Each once, in the order in which they were typed: capitals make no other hashtag. */
export function distinctHashtags(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.filter((tag) => {
    const key = tag.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
