/**
 * Texts that people type and paste, which every component must display without damage: both scripts, characters that reverse or hide text,
 * emoji, marks, spaces and an empty text. Direction and zero-width characters are written as escapes, so that they are visible in this
 * file.
 */
export const typed = {
  latin: 'Riyadh Kitchens (KSA)!',
  arabic: 'مطابخ الرياض (السعودية)!',
  mixed: 'Reem ريم الدوسري @reem_dosari +966 55 012 3478',
  numbers: '٢٠٢٥/١١/٢٠ — 20-11-2025 (١٥٪)',
  override: '\u202Egnp.eman\u202C and \u202DABC',
  unclosed: '\u202E\u2067\u202Bnever closed',
  isolates: '\u2066left\u2069 \u2067يمين\u2069',
  zeroWidth: 'in\u200Bvis\u200Cib\u200Dle\u2060\uFEFF',
  marks: 'Z\u0351\u0349a\u0300\u0315l\u0321g\u0334o مُهَنَّدٌ',
  emoji: '👩🏽‍🍳🇸🇦 Noura 🧿',
  emojiOnly: '🎉🎉🎉',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  lines: 'First line\nالسطر الثاني\n\nFourth',
  markup: '<b>not bold</b> & {count, plural, other {#}}',
  spaces: ' \u00A0 \t ',
  empty: '',
} as const satisfies Record<string, string>
