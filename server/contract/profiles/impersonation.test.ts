import { describe, expect, it } from 'vitest'
import { impersonationRefusal, impersonatesProduct, unnamed } from './impersonation.ts'

const productName = { en: 'Wasla', ar: 'وصلة' }

describe('impersonatesProduct with a name that seems to speak for the product', () => {
  it.each([
    // Names that are only the product's name, with separators, repeated letters or look-alikes.
    ...['Wasla', 'WASLA', 'wasla', 'W asla', 'W.A.S.L.A', 'w_a_s_l_a', 'Was-la', 'Waslaaa', 'wwassla'],
    ...[
      'VVASLA',
      'Was1a',
      'WasIa',
      'w4sl4',
      'wa5la',
      'W@sla',
      'Wa$la',
      'w٤sl٤',
      'Wàslä',
      'Ｗａｓｌａ',
      '𝐖𝐚𝐬𝐥𝐚',
      'ԝаѕӏа',
      'Wasʟa',
      'wa\u200dsla',
      'ωαςla',
    ],
    ...['وصلة', 'وصله', 'وَصْلة', 'وصـــلة', 'وصلۃ', 'و ص ل ة', 'وصلہ'],
    // The product's name with letters of other alphabets, Arabic letters without dots, marks and signs.
    ...['ꓪꓮꓢꓡꓮ', 'ᎳᎪᏚᏞᎪ', 'ᴡᴀꜱʟᴀ', 'Wɑsla', 'Wasǀa', 'Waslaʼs', 'Waslaʼ', 'ԜАЅӀА', 'ⓦⓐⓢⓛⓐ', '🆆🅰🆂🅻🅰', 'W\u{1D159}asla', 'Was\uFFFCla'],
    ...['وصلۀ', 'وصلۂ', 'و\u0610صلة', 'وصلة\u06E5', 'وص\u08D3لة', 'و\u0654صلة', 'ۅصلة'],
    // The product's name as one word among others.
    ...[
      'Wasla Official',
      'wasla_team',
      'The Wasla Team',
      'Wasla Foods',
      'Noura @ Wasla',
      'Friends of Wasla',
      'Wasla🌟Saudi',
      'WaslaFoods',
      'TeamWasla',
      'wasla2025',
      '2025wasla',
      'wasla4u',
      'was1a_2',
    ],
    ...['وصلة الرسمية', 'فريق وصلة', 'دعم وصله', 'مطبخ وصلة', 'وصلة١', 'الوصلة', 'للوصلة', 'Wasla وصلة', 'w a s l a foods'],
    // The product's name joined with words that often accompany it.
    ...[
      'waslateam',
      'officialwasla',
      'waslaofficial',
      'waslasupport',
      'mywasla',
      'getwasla',
      'thewaslateam',
      'waslaapp',
      'waslaagency',
      'alwasla',
      'wasla_ksa',
      'waslaksa',
      'WASLASUPPORT',
      'was1asupp0rt',
      'waslasupport24',
      'officialwasIa',
    ],
    ...['فريقوصلة', 'وصلةالرسمي', 'دعموصله', 'وصلةالسعودية'],
  ])('is true for %j', (name) => expect(impersonatesProduct(name, productName)).toBe(true))
})

describe('impersonatesProduct with a name that contains letters of the product’s name by chance', () => {
  it.each([
    ...[
      'Tawasul',
      'Wasl',
      'Al-Wasl',
      'Al Wasl Agency',
      'waslagency',
      'Wasl Academy',
      'waslacademy',
      'Wasl App',
      'waslapp',
      'Wasl Arabia',
      'Al-Wasl Apps',
      'Wasl Ads',
    ],
    ...[
      'Hawasla',
      'Alhawasla',
      'Nawasla',
      'Waslat',
      'Waslaty',
      'Waslati',
      'Waslah',
      'Wasel',
      'Muwasalat',
      'Wassal',
      'Waleed Aslan',
      'Wasia',
      'WASIA',
      'Aslan',
      'Was Late',
      'Sal Wasim',
      'Washla',
    ],
    ...[
      'وصل',
      'الوصل',
      'صلة',
      'وصلات',
      'وصلتي',
      'وصال',
      'بوصلة',
      'البوصلة',
      'بوصلة الأعمال',
      'حوصلة',
      'موصلة',
      'توصيلة',
      'مواصلات',
      'تواصل',
      'أوصلها',
      'واصل',
      'صلة الرحم',
      'و صلة الرحم',
      'فيصل',
      'الموصل',
    ],
    ...['Noura Alotaibi', 'نورة العتيبي', 'Nabt Coffee', 'Official', 'Support Team', 'team_noura', '4a5', '1', ''],
  ])('is false for %j', (name) => expect(impersonatesProduct(name, productName)).toBe(false))
})

describe('the product’s name', () => {
  it('is the name of this deployment; names of other deployments are allowed', () => {
    const other = { en: 'Link Hub', ar: 'سلة' }
    for (const name of ['Link Hub', 'linkhub', 'The Link-Hub Team', 'linkhubsupport', 'L1nk Hub', 'فريق سلة', 'سله'])
      expect([name, impersonatesProduct(name, other)]).toEqual([name, true])
    for (const name of ['Wasla', 'وصلة', 'Link', 'Hub Linker', 'Linkhubert', 'سلسلة', 'سلال'])
      expect([name, impersonatesProduct(name, other)]).toEqual([name, false])
  })

  it('is not found in very long names that only repeat accompanying words or letters', () => {
    for (const word of ['official', 'w', 'team', 'wasl', 'ال', 'a'])
      for (const end of ['', '!', 'x']) expect(impersonatesProduct(word.repeat(1000) + end, productName)).toBe(false)
  })
})

describe('impersonationRefusal', () => {
  const fieldsOf = (requested: Partial<typeof unnamed>, previous: Partial<typeof unnamed> = {}) =>
    impersonationRefusal({ ...unnamed, ...requested }, { ...unnamed, ...previous }, productName)?.fields

  it('returns a problem at the field that contains the product’s name; if only both names together contain it, at the last one', () => {
    expect(fieldsOf({ name: 'Wasla Official' })).toEqual([{ path: 'name', rule: 'nameReserved' }])
    expect(fieldsOf({ firstName: 'Noura', lastName: 'wasla team' })).toEqual([{ path: 'lastName', rule: 'nameReserved' }])
    expect(fieldsOf({ firstName: 'Wasla', lastName: 'Alotaibi' })).toEqual([{ path: 'firstName', rule: 'nameReserved' }])
    expect(fieldsOf({ firstName: 'Was', lastName: 'La' })).toEqual([{ path: 'lastName', rule: 'nameReserved' }])
    expect(fieldsOf({ firstName: 'Noura', lastName: 'Alotaibi' })).toBeUndefined()
  })

  it('accepts names that have not changed', () => {
    const previous = { firstName: 'Wasla', lastName: 'Alotaibi' }
    expect(fieldsOf(previous, previous)).toBeUndefined()
    expect(fieldsOf({ name: 'وصلة' }, { name: 'وصلة' })).toBeUndefined()
  })
})
