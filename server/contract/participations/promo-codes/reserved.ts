/** The code of a trial: a report with it is checked and answered, but never counted. */
export const trialPromoCode = 'TEST'

/** Words that shops use for offers of their own, and that programs print for a missing code. */
const ofShops = ['CARD', 'CASH', 'EXTRA', 'FREE', 'MEMBER', 'NAN', 'NEW', 'REFUND', 'SAR', 'SAVE', 'STAFF', 'SUMMER', 'SUPER', 'VAT', 'WEB']

/** Insults in English and in Arabic, as people write them in Latin letters. Each is compared with the whole code: names contain some. */
const insults = ['ASS', 'ANUS', 'ARSE', 'FAG', 'HARAM', 'HMAR', 'KAFER', 'KKK', 'KUS', 'NEEK', 'RAPE', 'SEX', 'SEXY', 'TEEZ', 'XXX', 'ZEB']

/** Insults that no name contains, so no code may contain them. */
const insultsWithin = ['CUNT', 'FUCK', 'FVCK', 'GAHBA', 'KAHBA', 'MANYAK', 'PUSSY', 'QAHBA', 'SHARMUT', 'ZAMEK']

const reserved: ReadonlySet<string> = new Set([trialPromoCode, ...ofShops, ...insults])

/** Returns whether nobody may choose a folded code. */
export const isReserved = (code: string): boolean => reserved.has(code) || insultsWithin.some((word) => code.includes(word))
