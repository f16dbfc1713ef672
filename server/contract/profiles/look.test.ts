import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { lookAlikeLetters } from '../generated/look-alikes.ts'
import { businessNameLooks, businessNamesLookAlike, nameLookVersion, userNameLook, userNameLooks } from './look.ts'

describe('two user names', () => {
  it.each([
    ['arnazon', 'amazon'],
    ['Nabt_C0ffee', 'nabt_coffee'],
    ['AIi', 'ali'],
    ['reem_1', 'REEM_l'],
    ['vvasla', 'wasla'],
    ['REEM_D0SARI', 'reem_dosari'],
  ])('%s and %s look alike', (one, other) =>
    expect(userNameLooks(one).includes(userNameLook(other)) || userNameLooks(other).includes(userNameLook(one))).toBe(true),
  )

  it.each([
    ['noura_1', 'noura_2'],
    ['ali', 'all'],
    ['reem', 'rim'],
    ['nabt', 'nabt_'],
  ])('%s and %s do not', (one, other) => expect(userNameLooks(one)).not.toContain(userNameLook(other)))
})

describe('two names of businesses', () => {
  it.each([
    // Words in capitals of other alphabets.
    ['ΝΑΒΤ', 'Nabt'],
    ['НАВТ', 'Habt'],
    ['НАВТ', 'Nabt'],
    ['ꓠꓮꓐꓔ', 'Nabt'],
    ['ꓠꓮꓐꓔ', 'nabt'],
    ['ᏢᎪᏴ', 'Pab'],
    ['ᏚᎪᎷᎪ', 'SAMA'],
    ['ⲎⲞⲘⲞ', 'HOMO'],
    ['ΟΜΑΝ ΗΟΜΕ', 'Oman Home'],
    ['ΖΑΙΝ', 'Zain'],
    ['ΖΑΙΝ', 'zain'],
    ['ꓜꓮꓲꓠ', 'Zain'],
    ['ꓝꓲꓡꓲ', 'Fili'],
    ['ТОРКО', 'TOPKO'],
    ['ЅТС', 'STC'],
    ['ΚΕΜ', 'КЕМ'],
    ['ΠΑ', 'ПА'],
    ['ᎪᏞ ᏒᎪᎫᎻᎥ', 'Al Rajhi'],
    ['ᗪᗅᖇ', 'Dar'],
    // Words in small letters of other alphabets.
    ['рауса', 'payca'],
    ['ѕамѕа', 'samsa'],
    ['νοο', 'voo'],
    ['орех', 'opex'],
    ['հոս', 'hnu'],
    ['ꮪꭺꮇꭺ', 'sama'],
    // Letters of the same alphabet.
    ['Nɑbt', 'Nabt'],
    ['Naɡwa', 'Nagwa'],
    ['Fali\u0307', 'Fali'],
    ['Fali\u0307ma', 'Falima'],
    ['Nabt ǀ', 'Nabt l'],
    ['Faǀi', 'Fali'],
    ['Faǀǀ', 'Fail'],
    ['Fa|i', 'Fali'],
    ['Nabtʼ', 'Nabt'],
    ['Nabtʼs', "Nabt's"],
    ['Nabt’s', 'Nabts'],
    ['ɴᴀʙᴛ', 'Nabt'],
    ['Ｎａｂｔ', 'Nabt'],
    ['𝐍𝐚𝐛𝐭', 'Nabt'],
    ['ⓝⓐⓑⓣ', 'Nabt'],
    ['🅝🅐🅑🅣', 'Nabt'],
    ['🅽🅰🅱🆃', 'Nabt'],
    ['Nábt', 'Nabt'],
    ['Nạbt', 'Nabt'],
    ['CAFÉ', 'café'],
    ['Café', 'cafe\u0301'],
    ['STRASSE', 'Straße'],
    ['Søuq', 'Souq'],
    ['Łama', 'Lama'],
    ['Ðar', 'Dar'],
    ['dıwan', 'diwan'],
    ['DİWAN', 'diwan'],
    ['Rawshan Horne', 'rawshan home'],
    ['FIL', 'fil'],
    ['$ama', 'Sama'],
    ['N@bt', 'Nabt'],
    ['H0me', 'Home'],
    ['F1tness', 'Fitness'],
    // What stands beside letters.
    ['Nabt Coffee', 'nabtcoffee'],
    ['Nabt-Coffee', 'Nabt Coffee'],
    ['Nabt.', 'Nabt'],
    ['Nabt™', 'Nabt'],
    ['Nabt ☕', 'Nabt'],
    ['Na\u034Fbt Coffee', 'Nabt Coffee'],
    ['Na\u{1D159}bt', 'Nabt'],
    ['Nabt\uFFFC', 'Nabt'],
    // Arabic.
    ['نَبْت', 'نبت'],
    ['شرکة الأفق', 'شركه الافق'],
    ['دار\u200cالنبت', 'دار النبت'],
    ['نـبـت', 'نبت'],
    ['ڪنز', 'كنز'],
    ['قهوہ', 'قهوة'],
    ['قهوۀ', 'قهوة'],
    ['قهوۂ', 'قهوة'],
    ['عالمؠ', 'عالمي'],
    ['عالمے', 'عالمي'],
    ['عالمې', 'عالمي'],
    ['ڡهد', 'فهد'],
    ['ٮنت', 'بنت'],
    ['ٮمر', 'تمر'],
    ['ٯمر', 'قمر'],
    ['مكاں', 'مكان'],
    ['ن\u0610بت', 'نبت'],
    ['ن\u0653بت', 'نبت'],
    ['ن\u0654بت', 'نبت'],
    ['ن\u065Fبت', 'نبت'],
    ['ن\u0670بت', 'نبت'],
    ['ن\u06D6بت', 'نبت'],
    ['نبت\u06E5', 'نبت'],
    ['ن\u06EDبت', 'نبت'],
    ['ن\u08D3بت', 'نبت'],
    ['ن\u08FFبت', 'نبت'],
    ['ﻧﺒﺖ', 'نبت'],
    ['لؤلؤ', 'لولو'],
    ['دكان ١', 'دكان 1'],
  ])('%s and %s look alike', (one, other) => {
    expect(businessNamesLookAlike(one, other)).toBe(true)
    expect(businessNamesLookAlike(other, one)).toBe(true)
  })

  it.each([
    ['Nabt', 'Nabt Two'],
    ['Nabt', 'Nab'],
    ['Nabt', 'Nadt'],
    ['ali', 'all'],
    ['Fali', 'Fall'],
    ['Souq', 'Sooq'],
    ['Home', 'Hone'],
    ['Dar', 'Bar'],
    ['Sama', 'Samaa'],
    ['Zain', 'Zein'],
    ['Studio 1', 'Studio 2'],
    ['Black & White', 'Black White'],
    ['C+', 'C'],
    ['Rawshan', 'Roshan'],
    // Genuine names of other alphabets.
    ['Καφές', 'Kafes'],
    ['Αθήνα', 'Athina'],
    ['ΘΕΟΣ', 'ΟΕΟΣ'],
    ['ΘΕΟΣ', 'Theos'],
    ['Σοφία', 'Sofia'],
    ['Δώρα', 'Dora'],
    ['Λάμδα', 'Lamda'],
    ['Ψωμί', 'Psomi'],
    ['ΠΑΝ', 'PAN'],
    ['Мир', 'Mir'],
    ['Москва', 'Moskva'],
    ['МОСКВА', 'MOSKVA'],
    ['Дом', 'Dom'],
    ['ДОМ', 'DOM'],
    ['Йод', 'Иод'],
    ['Роза', 'Poza'],
    ['Кафе', 'Kafe'],
    ['ЖУК', 'ZHUK'],
    ['Берег', 'Bereg'],
    ['Луна', 'Luna'],
    ['ბანი', 'Bani'],
    ['שלום', 'Shalom'],
    ['かき', 'がき'],
    ['はな', 'ばな'],
    ['東京', '京東'],
    ['카페', '커피'],
    ['कमल', 'कमला'],
    ['कि', 'की'],
    ['กา', 'กี'],
    // Arabic letters that differ by dots, or by their form.
    ['نبت', 'نبات'],
    ['نبت', 'بنت'],
    ['بيت', 'تيت'],
    ['بنت', 'تنت'],
    ['تمر', 'ثمر'],
    ['سرد', 'شرد'],
    ['جمال', 'حمال'],
    ['خبر', 'حبر'],
    ['درب', 'ذرب'],
    ['رمز', 'زمز'],
    ['صدى', 'ضدى'],
    ['طهر', 'ظهر'],
    ['عرب', 'غرب'],
    ['فهد', 'قهد'],
    ['قمر', 'فمر'],
    ['كنز', 'لنز'],
    ['مال', 'حال'],
    ['نور', 'يور'],
    ['ورد', 'زرد'],
    ['ماء', 'ما'],
    ['پارس', 'بارس'],
    ['چای', 'جای'],
    ['ڤيلا', 'فيلا'],
    ['گل', 'كل'],
    ['دار', 'دال'],
    ['سوق', 'سوف'],
  ])('%s and %s do not', (one, other) => expect(businessNamesLookAlike(one, other)).toBe(false))

  it('have the looks that their version stands for: whoever changes one counts the version up, so that stored looks are made anew', () => {
    const arabic = Array.from({ length: 0x100 }, (_, n) => String.fromCodePoint(0x600 + n))
    const letters = [...lookAlikeLetters.flatMap(([look, all]) => [look, ...all]), ...arabic, 'rn', 'vv', 'Nabt Coffee', 'قهوة نبت']
    const looks = letters.map((letter) => [letter, businessNameLooks(letter)])
    const digest = createHash('sha256').update(JSON.stringify(looks)).digest('hex').slice(0, 16)
    expect([nameLookVersion, digest]).toEqual([1, 'ee3002c1a615b94d'])
  })

  it('have few readings, however many of their letters are doubtful', () => {
    for (const name of ['ǀ'.repeat(50), '\u066e'.repeat(50), 'I1|НI1|Н'.repeat(10)])
      expect(businessNameLooks(name).length).toBeLessThanOrEqual(64)
  })

  it('are compared even where nothing of them is a letter', () => expect(businessNameLooks('ʼʼ')).toEqual(['ʼʼ']))
})
