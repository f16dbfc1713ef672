/**
 * Characters that are drawn as nothing. No Unicode property that JavaScript knows describes them: the blank braille pattern (U+2800), the
 * joiners of Tifinagh and Brahmi (U+2D7F, U+1107F), the object replacement character (U+FFFC), the Khitan filler (U+16FE4), the blanks and
 * the mirror of Egyptian hieroglyphs (U+13440 to U+13442), the thick letter selector of Duployan (U+1BC9D), the null notehead (U+1D159),
 * and the modifiers of SignWriting (U+1DA9B to U+1DAAF).
 */
const drawnAsNothing = String.raw`\u2800\u2D7F\uFFFC\u{1107F}\u{13440}-\u{13442}\u{16FE4}\u{1BC9D}\u{1D159}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}`

/**
 * The list of invisible characters (Y-19), as the inside of a character class of a regular expression with the flag `u`: controls, format
 * characters, private-use letters, unpaired surrogates, noncharacters, default-ignorable code points (Hangul fillers among them), and other
 * characters that are drawn as nothing. The design system has its own list. A test of the app compares both lists.
 */
export const unseenClass = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}${drawnAsNothing}`

/** Format characters that are drawn: signs of numbers and of verses, which enclose the digits that follow. */
const drawnFormats = String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`

/**
 * Pattern of one invisible character in a text that machines write. Controls, private-use letters and drawn format characters are not
 * included, because they may distinguish two such texts.
 */
export const unseenInIdentifiers = String.raw`(?!${drawnFormats})[\p{Cf}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}${drawnAsNothing}]`
