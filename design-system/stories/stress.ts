import type { Pair } from './say.tsx'

/** The fixed list of texts that every component has to bear (convention 24). */
export const stress = {
  long: {
    en: 'The full name that will stand on every invoice we send you, exactly as it is written in the commercial register',
    ar: 'الاسم الكامل الذي سيظهر في كل فاتورة نرسلها إليك، مكتوبًا كما هو في السجل التجاري تمامًا دون أي اختصار',
  },
  unbroken: { en: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', ar: 'أفاستسقيناكموهاوفسيكفيكهموأنلزمكموهاوليستخلفنهم' },
  mixed: { en: 'Reem ريم الدوسري @reem_dosari +966 55 012 3478', ar: 'حساب @reem_dosari لمتجر Rawshan Home في الرياض' },
} as const satisfies Record<string, Pair>
