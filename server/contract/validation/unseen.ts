import { unseenClass } from './unseen-characters.ts'

/** Variation selectors that choose how an emoji or a keycap is drawn. No others have a visible effect. */
const emojiStyle = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\uFE0E\uFE0F]|(?<=[0-9#*])\uFE0F(?=\u20E3)`

/** Pattern of one invisible character (Y-19), without joiners and the variation selectors of emoji. */
const unseenCharacter = String.raw`(?!${emojiStyle}|[\u200C\u200D])[${unseenClass}]`

/** Joiners that join nothing, because they follow neither a letter, nor a mark, nor an emoji. */
const loneJoiner = String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+`

/** Tatweels that lengthen nothing, because no Arabic letter is next to them. */
const loneTatweel = String.raw`(?<![\u0640\p{Script=Arabic}]\p{M}*)\u0640+(?![\u0640\p{Script=Arabic}])`

const unseen = new RegExp(unseenCharacter, 'gu')
const lone = new RegExp(`${loneJoiner}|${loneTatweel}`, 'gu')
const unseenAtEnds = new RegExp(String.raw`^(?:\s|[\u200C\u200D]|${unseenCharacter})+|(?:\s|[\u200C\u200D]|${unseenCharacter})+$`, 'gu')

/** Returns the text without invisible characters, and without joiners and tatweels that have no effect. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').replace(lone, '')

/**
 * Returns the text without spaces and invisible characters at both ends. Used for addresses, whose own rules check the characters in
 * between (Y-19).
 */
export const trimmedUnseen = (text: string): string => text.replace(unseenAtEnds, '')

/** Returns whether a text contains nothing visible. */
export const isUnseen = (text: string): boolean => withoutUnseen(text).trim() === ''
