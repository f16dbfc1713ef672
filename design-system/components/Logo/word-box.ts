import { arabicWord } from './arabic-word.ts'

/** Where the drawn words lie in their own units: their top, and their size. The Arabic one hangs below its line. */
export const wordBox = {
  en: { top: -745, width: 2744, height: 755 },
  ar: { top: -780, width: arabicWord('logo').width, height: 1020 },
} as const
