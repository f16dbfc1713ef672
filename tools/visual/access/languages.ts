import type { AccessFault, FaultKind } from './fault.ts'
import { lineOf } from './lines.ts'
import { spoken, textIn, textRole, type AccessNode } from './node.ts'
import type { Product } from './product.ts'

/** What the comparison needs to know about the words of the product and the page. */
export type Words = Product & {
  /** Texts that users wrote, in either page: they are the same in both languages. */
  written: readonly string[]
  componentOf: (english: AccessNode | undefined, arabic: AccessNode | undefined) => string
}

/** States that are words or figures in the language of the page. */
const worded = new Set(['value', 'valuetext', 'description', 'roledescription', 'activedescendant', 'errormessage', 'keyshortcuts'])

const statesOf = ({ states }: AccessNode) => states.filter(([name]) => !worded.has(name)).map(([name, value]) => `${name}=${value}`)
const others = ({ inside }: AccessNode) => inside.filter(({ role }) => role !== textRole)
/** Returns what has to be equal in both languages: the role and the states of a node. */
const fullKey = (node: AccessNode): string => [node.role, ...statesOf(node)].join(' ')

type Pair = readonly [english: AccessNode | undefined, arabic: AccessNode | undefined]

/** Pairs two lists by the longest common order of their roles. What has no pair stays alone. */
function aligned(english: readonly AccessNode[], arabic: readonly AccessNode[]): Pair[] {
  const isPair = (row: number, column: number) => english[row]?.role === arabic[column]?.role
  // The last row first: how many pairs are possible from this place to the end of both lists.
  const common = new Map<string, number>()
  const at = (row: number, column: number) => common.get(`${row} ${column}`) ?? 0
  for (let row = english.length - 1; row >= 0; row--)
    for (let column = arabic.length - 1; column >= 0; column--) {
      const most = isPair(row, column) ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      common.set(`${row} ${column}`, most)
    }
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < english.length || column < arabic.length) {
    const isBoth = row < english.length && column < arabic.length
    if (isBoth && isPair(row, column)) pairs.push([english[row++], arabic[column++]])
    else if (column >= arabic.length || (isBoth && at(row + 1, column) >= at(row, column + 1))) pairs.push([english[row++], undefined])
    else pairs.push([undefined, arabic[column++]])
  }
  return pairs
}

/** Pairs the parts of a sentence: its words come in another order in the other language, so each part gets the first one of its kind. */
function inSentence(english: readonly AccessNode[], arabic: readonly AccessNode[]): Pair[] | undefined {
  const free = [...arabic]
  const pairs = english.map((one): Pair => {
    const index = free.findIndex((other) => fullKey(other) === fullKey(one))
    return [one, index < 0 ? undefined : free.splice(index, 1)[0]]
  })
  return free.length === 0 && pairs.every(([, other]) => other) ? pairs : undefined
}

function pairsIn(english: AccessNode, arabic: AccessNode): Pair[] {
  const [ones, theirs] = [others(english), others(arabic)]
  const isSentence = textIn(english.inside) !== '' && textIn(arabic.inside) !== ''
  return (isSentence ? inSentence(ones, theirs) : undefined) ?? aligned(ones, theirs)
}

const latin = /\p{Script=Latin}/u
const arabicLetter = /\p{Script=Arabic}/u
/** Addresses, handles, file names and codes are the same in every language. */
const codes = /[@#]\S+|\S+[@/.:_#]\S+|\b[A-Z0-9][A-Z0-9-]*\b|\p{N}+/gu
const hole = /\{[a-z]\w*(?:,[^}]*)?\}/u

/** Returns what is left of a name without what users wrote and without codes. A word of the product in capitals is no code. */
function ownWords(name: string, { written, isOwnWord }: Words): string {
  const without = written.toSorted((one, other) => other.length - one.length).reduce((text, part) => text.replaceAll(part, ' '), name)
  return without.replaceAll(codes, (code) => (isOwnWord(code) ? code : ' '))
}

function nameFault(english: string, arabic: string, words: Words): [FaultKind, string] | undefined {
  for (const name of [english, arabic])
    if (name.split(/\s+/u).some((part) => words.isMessageId(part)) || hole.test(name)) return ['key', `is named ${JSON.stringify(name)}`]
  if (english !== '' && arabic === '') return ['empty', `says ${JSON.stringify(english)} in English and nothing in Arabic`]
  if (english === '' && arabic !== '') return ['empty', `says ${JSON.stringify(arabic)} in Arabic and nothing in English`]
  if (english !== arabic) return undefined
  const own = ownWords(english, words)
  return latin.test(own) || arabicLetter.test(own) ? ['same', `says ${JSON.stringify(english)} in both languages`] : undefined
}

/** Returns where the trees of the English and the Arabic page differ in more than their words, and which words are wrong. */
export function faultsBetween(english: AccessNode, arabic: AccessNode, words: Words): AccessFault[] {
  const faults: AccessFault[] = []
  const add = (kind: FaultKind, said: string, one?: AccessNode, other?: AccessNode) =>
    faults.push({ kind, said, component: words.componentOf(one, other) })
  const compare = (one: AccessNode, other: AccessNode) => {
    const [ones, theirs] = [statesOf(one), statesOf(other)]
    const differing = [...ones.filter((state) => !theirs.includes(state)), ...theirs.filter((state) => !ones.includes(state))]
    if (differing.length > 0)
      add('state', `${lineOf(one)} has other states in Arabic: ${ones.join(' ') || 'none'}, ${theirs.join(' ') || 'none'}`, one, other)
    const description = ({ states }: AccessNode) => states.find(([name]) => name === 'description')?.[1] ?? ''
    const texts = [
      [one.role, one.name, other.name],
      [`the text in ${one.role}`, textIn(one.inside), textIn(other.inside)],
      [`the description of ${one.role}`, description(one), description(other)],
    ] as const
    for (const [what, first, second] of texts) {
      const fault = nameFault(first, second, words)
      if (fault) add(fault[0], `${what} ${fault[1]}`, one, other)
    }
    for (const [first, second] of pairsIn(one, other))
      if (first && second) compare(first, second)
      else if (first) add('structure', `${lineOf(first)} is only in English, in ${lineOf(one)}`, first)
      else if (second) add('structure', `${lineOf(second)} is only in Arabic, in ${lineOf(one)}`, undefined, second)
  }
  compare(spoken(english), spoken(arabic))
  return faults
}
