import type { SearchedNames } from '../ranking.ts'

/** Entries to search, in both scripts. Server and mock must find the same entries for each term. */
export const searchable: readonly SearchedNames[] = [
  { id: '01', userName: 'reem_dosari', names: ['Reem Aldosari', 'ريم الدوسري'], followers: 86_000 },
  { id: '02', userName: 'ahmad', names: ['أحمد العتيبي'], followers: 500 },
  { id: '03', userName: 'coffee_ahmad', names: ['قهوة أحمد'], followers: 9_000 },
  { id: '04', userName: 'ahmad_travels', names: ['Ahmad Travels', 'أحمد يسافر'], followers: 70_000 },
  { id: '05', userName: 'moh_2030', names: ['مُحَمَّد ٢٠٣٠'], followers: 100 },
  { id: '06', userName: 'mona', names: ['منـــى الزهراني'], followers: 40 },
  { id: '07', userName: 'cafe_ete', names: ['Café d’Été'], followers: 12 },
  { id: '08', userName: 'percent', names: ['100% Reem'], followers: 3 },
  { id: '09', userName: 'fouad', names: ['فؤاد قائد'], followers: 8 },
  { id: '10', userName: 'reema', names: ['ريما'], followers: 20 },
  { id: '11', userName: 'twin_b', names: ['Same Name'], followers: 7 },
  { id: '12', userName: 'twin_a', names: ['Same Name'], followers: 7 },
  { id: '13', userName: 'li_ming', names: ['李明'], followers: 1 },
]

/** Typed terms, and the ids that each finds, in order. */
export const searchCases: readonly (readonly [typed: string, found: readonly string[]])[] = [
  // Terms with and without hamza, vowel signs, tatweel and the two dots.
  ['أحمد', ['04', '02', '03']],
  ['احمد', ['04', '02', '03']],
  ['أحمــد', ['04', '02', '03']],
  ['محمد', ['05']],
  ['مُحَمَّد', ['05']],
  ['مني', ['06']],
  ['منى', ['06']],
  ['قهوه', ['03']],
  ['فواد', ['09']],
  ['قايد', ['09']],
  // Digits of any script.
  ['2030', ['05']],
  ['٢٠٣٠', ['05']],
  ['۲۰۳۰', ['05']],
  // Capitals and accents.
  ['CAFE', ['07']],
  ['été', ['07']],
  // First the equal user name, then names that begin with the term, then other matches by followers.
  ['ahmad', ['02', '04', '03']],
  ['@ahmad', ['02', '04', '03']],
  ['AHMAD', ['02', '04', '03']],
  ['reem', ['01', '10', '08']],
  ['ريم', ['01', '10']],
  // Terms with words in any order, complete or incomplete.
  ['aldosari reem', ['01']],
  ['dos ree', ['01']],
  ['الدوسري ريم', ['01']],
  ['reem الدوسري', ['01']],
  ['reem nobody', []],
  // Results with the same rank are always in the same order.
  ['same name', ['11', '12']],
  ['twin', ['11', '12']],
  // Terms of fewer than three letters, even if they have many signs.
  ['ر', []],
  ['re', []],
  ['李明', []],
  ['رَِيّْ', []],
  ['_-_a', []],
  ['', []],
  ['   ', []],
  // Characters of query languages have no special meaning (security case 55).
  ['%', []],
  ['_', []],
  ['"', []],
  ['*', []],
  ['%%%', []],
  ['___', []],
  ['"""', []],
  ['***', []],
  ['َُِّْ', []],
  ['100%', ['08']],
  ['"reem"', ['01', '10', '08']],
  ['reem*', ['01', '10', '08']],
  ["reem'); drop table users; --", []],
  ['NEAR(reem ahmad)', []],
  ['reem OR ahmad', []],
  ['reem AND aldosari', []],
  ['NOT reem', []],
  ['-reem', ['01', '10', '08']],
  ['username:reem', []],
  ['words:reem', []],
  ['\\reem\\', ['01', '10', '08']],
  ['\u0000reem', ['01', '10', '08']],
  ['reem'.repeat(26), []],
  ['a'.repeat(8_192), []],
  ['%'.repeat(8_192), []],
]
