import { parse, validate, visit, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import adminDocuments from '@wasla/contract/generated/admin-trusted-documents.json' with { type: 'json' }
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { loneFields } from '@wasla/contract/session/policy.ts'
import { seeded } from '@wasla/contract/platform/seeded.ts'
import { userSchema } from '../schema.ts'
import { judge } from './judge.ts'

type Random = () => number

class TooManyReads extends Error {}

/** Parses a document and counts each read of a selection’s fields or a field’s name. A read beyond `most` fails. */
function watched(text: string, most: number): { document: DocumentNode; reads: () => number } {
  const document = parse(text, { noLocation: true })
  let reads = 0
  const watch = <Node extends object>(node: Node, key: keyof Node & string) => {
    const value = node[key]
    Object.defineProperty(node, key, {
      enumerable: true,
      get() {
        reads += 1
        if (reads > most) throw new TooManyReads(text)
        return value
      },
    })
  }
  visit(document, {
    SelectionSet: (node: SelectionSetNode) => watch(node, 'selections'),
    Field: (node: FieldNode) => watch(node, 'name'),
  })
  reads = 0
  return { document, reads: () => reads }
}

const verdictOn = (document: DocumentNode): string => {
  try {
    judge(document, loneFields)
    return 'taken'
  } catch (error) {
    if (error instanceof TooManyReads) throw error
    return error instanceof Error ? error.message : String(error)
  }
}

const some = <T>(random: Random, most: number, make: (at: number) => T): T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, (_, at) => make(at))

/** Returns a document that nobody would write: nested and missing fragments, repeated fields, several operations. */
function strangeDocument(random: Random): string {
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]
  const fragments = Math.floor(random() ** 2 * 25)
  // A fragment mostly contains only fragments after it, so that few documents have a cycle.
  const spread = (from: number) =>
    `...F${random() < 0.01 ? Math.floor(random() * 40) : Math.min(fragments - (random() < 0.02 ? 0 : 1), from + 1 + Math.floor(random() * 2))}`
  const values = ['(pagination: { limit: 1 })', '(term: "riyadh")', `(name: "${'x'.repeat(Math.floor(random() * 60))}")`, ''] as const
  const field = (from: number, depth: number): string =>
    `${random() < 0.03 ? `a${Math.floor(random() * 5)}: ` : ''}${pick(['id', 'name', 'profile', 'getInterests', '__typename', 'nothing'])}${random() < 0.2 ? pick(values) : ''}${depth > 0 && random() < 0.5 ? selection(from, depth - 1) : ''}`
  const selection = (from: number, depth: number): string =>
    `{ ${some(random, 4, () => {
      const kind = random()
      if (kind < 0.35 && from < fragments - 1) return spread(from)
      return kind < 0.45 && depth > 0 ? `... on Query ${selection(from, depth - 1)}` : field(from, depth)
    }).join(' ')} }`
  const wide = (text: string) =>
    random() < 0.2 ? text.replace('{ ', `{ ${`${field(fragments, 0)} `.repeat(Math.floor(random() * 150))}`) : text
  const operations = some(random, 3, (at) => wide(`query Q${at} ${selection(-1, 3)}`))
  const defined = Array.from({ length: fragments }, (_, at) => `fragment F${at} on Query ${selection(at, 2)}`)
  return [...operations, ...defined].join(' ').slice(0, 10_000)
}

const parses = (text: string) => {
  try {
    parse(text, { maxTokens: requestLimits.tokens })
    return true
  } catch {
    return false
  }
}

describe('judge', () => {
  it('takes few steps for fragments that double at every level and lead to a missing one', () => {
    const levels = Array.from({ length: 24 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)
    const { document, reads } = watched(`{ ...F0 } ${levels.join(' ')}`, 500)
    expect(verdictOn(document)).toBe('A fragment is used and not there.')
    expect(reads()).toBeLessThan(100)
  })

  it('finds and counts fields that must be alone, in fragments that double at every level', () => {
    const levels = Array.from({ length: 8 }, (_, at) => `fragment F${at} on Mutation { ...F${at + 1} ...F${at + 1} }`)
    const text = `mutation { ...F0 } ${levels.join(' ')} fragment F8 on Mutation { signOut(refreshToken: "x") { success } }`
    expect(verdictOn(watched(text, 2_000).document)).toBe('signOut stands alone in its operation.')
  })

  it.each([
    ['fields', '__typename '.repeat(900)],
    ['fields with arguments', 'getInterests(pagination: { limit: 1, offset: 2 }) { count } '.repeat(60)],
    ['fields with long arguments', `publicProfile(user_name: "${'x'.repeat(600)}") { id } `.repeat(30)],
  ])('refuses %s that are repeated often, because a validator compares each with each', (_, fields) => {
    expect(verdictOn(parse(`{ ${fields} }`))).toBe('The document asks for the same fields too often.')
  })

  it('refuses names that a validator would compare with all of ours letter by letter', () => {
    expect(verdictOn(parse(`{ ${'x'.repeat(101)} }`))).toBe('A document has a name that is too long.')
  })

  it('accepts every document of the app and the back office with at most a quarter of the steps', () => {
    for (const text of [...Object.values(documents), ...Object.values(adminDocuments)])
      expect(judge(parse(text), new Set())).toBeLessThan(requestLimits.examined / 4)
  })

  // Counts reads, not milliseconds, so a slow machine does not matter. A read costs far less than a microsecond.
  it('takes few steps for ten thousand strange documents, and leaves few steps to the validator', () => {
    const schema = userSchema()
    const verdicts = new Map<string, number>()
    for (let seed = 0; seed < 10_000; seed++) {
      const text = strangeDocument(seeded(String(seed)))
      if (!parses(text)) continue
      const verdict = verdictOn(watched(text, 5 * requestLimits.examined).document)
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
      if (verdict === 'taken' && seed % 10 === 0) validate(schema, watched(text, 20 * requestLimits.examined).document)
    }
    expect(verdicts.get('taken')).toBeGreaterThan(1_000)
    expect(verdicts.size).toBeGreaterThanOrEqual(6)
  })
})
