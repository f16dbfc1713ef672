/**
 * Why something looks the same in both directions.
 *
 * - `latin`: phone numbers, codes, dates in figures and other Latin text run left to right in every language (S-01).
 * - `digits`: the figures of a column end at its right edge in both scripts, so their place is not mirrored either.
 * - `language`: a part that is always in the same language has the direction of that language.
 * - `time`: time runs left to right in every language (S-06).
 * - `drawing`: a mark, an ornament or a code to scan is the same drawing everywhere.
 * - `media`: a photo, a film or a document is shown as it was made.
 */
type FixedReason = 'latin' | 'digits' | 'language' | 'time' | 'drawing' | 'media'

type FixedDirection = { 'data-direction': 'fixed'; 'data-direction-reason': FixedReason }

/** Returns the attributes of an element whose content is not mirrored in Arabic. Its own place on the page still is. */
export const fixedDirection = (reason: FixedReason): FixedDirection => ({ 'data-direction': 'fixed', 'data-direction-reason': reason })
