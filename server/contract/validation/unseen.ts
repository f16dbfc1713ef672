import { unseenClass } from './unseen-characters.ts'

/** Marks that choose how an emoji or a keycap is drawn. They are the only variation selectors a reader can see the effect of. */
const emojiStyle = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\uFE0E\uFE0F]|(?<=[0-9#*])\uFE0F(?=\u20E3)`

/**
 * One character that no reader sees (Y-19). Joiners and the style marks of emoji are not among them.
 */
const unseenCharacter = String.raw`(?!${emojiStyle}|[\u200C\u200D])[${unseenClass}]`

/** A joiner that follows neither a letter, nor a mark, nor an emoji: it joins nothing. */
const loneJoiner = String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+`

/** Tatweels beside no Arabic letter: they lengthen nothing. */
const loneTatweel = String.raw`(?<![\u0640\p{Script=Arabic}]\p{M}*)\u0640+(?![\u0640\p{Script=Arabic}])`

const unseen = new RegExp(unseenCharacter, 'gu')
const lone = new RegExp(`${loneJoiner}|${loneTatweel}`, 'gu')
const unseenAtEnds = new RegExp(String.raw`^(?:\s|[\u200C\u200D]|${unseenCharacter})+|(?:\s|[\u200C\u200D]|${unseenCharacter})+$`, 'gu')

/** The text without characters that no reader sees, and without joiners and tatweels that stand alone. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').replace(lone, '')

/** The text without blanks and unseen characters at its two ends. For addresses: what is inside is left for their own rules (Y-19). */
export const trimmedUnseen = (text: string): string => text.replace(unseenAtEnds, '')

/** Whether a reader sees nothing of the text. */
export const isUnseen = (text: string): boolean => withoutUnseen(text).trim() === ''
