import type { Pair } from './say.tsx'

/** The fixed list of texts that every component must display without damage. */
export const stress = {
  long: {
    en: 'The full name that will stand on every invoice we send you, exactly as it is written in the commercial register',
    ar: 'الاسم الكامل الذي سيظهر في كل فاتورة نرسلها إليك، مكتوبًا كما هو في السجل التجاري تمامًا دون أي اختصار',
  },
  unbroken: { en: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', ar: 'أفاستسقيناكموهاوفسيكفيكهموأنلزمكموهاوليستخلفنهم' },
  mixed: { en: 'Reem ريم الدوسري @reem_dosari +966 55 012 3478', ar: 'حساب @reem_dosari لمتجر Rawshan Home في الرياض' },
} as const satisfies Record<string, Pair>

/** Texts that people and programs put into fields. They must be displayed safely, counted correctly and sent unchanged. */
export const hostile = {
  emoji: '👩🏽‍🍳🇸🇦 ☕️ ',
  combining: `Z${'\u0351\u036B\u0343'.repeat(6)}algo ${'\u064E\u0651'.repeat(6)}`,
  invisible: 'zero\u200Bwidth\u200D\uFEFF',
  override: '\u202Etxt.exe\u202C moc.elpmaxe',
  markup: '<b onclick="x">bold</b>&nbsp;{count}',
  endless: '٣'.repeat(400),
} as const
