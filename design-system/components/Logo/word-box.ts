import { arabicWord } from './arabic-word.ts'

/** Boxes of the drawn words in their own units: top and size. The Arabic word extends below the baseline. */
export const wordBox = {
  en: { top: -745, width: 2744, height: 755 },
  ar: { top: -780, width: arabicWord('logo').width, height: 1020 },
} as const
