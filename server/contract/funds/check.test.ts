import { describe, expect, it } from 'vitest'
import { checkProof, factsIn, isRight, type Claimed, type FundsResult, type FundsStep } from './check.ts'
import { sumOf } from './figures.ts'
import { linkText, readLink } from './link.ts'
import { proofFile, readProof, type FundsProof } from './proof.ts'
import { sealedFor, sha256, somePrograms } from './testing/sealed.ts'

const programs = somePrograms(90)
const before = await sealedFor(somePrograms(80), { seed: 3 })
const sealed = await sealedFor(programs, { number: 2, previous: before.link.hash })
const right = await sealed.proof(40)
const claimed: Claimed = { programId: 'program-40', number: 2, figures: right.figures }
const known = new Map([
  [1, before.link.hash],
  [2, sealed.link.hash],
])
const publicHash = (number: number) => Promise.resolve(known.get(number) ?? null)

async function resultsOf(text: string, shown: Claimed = claimed, tools: Partial<Parameters<typeof checkProof>[2]> = { publicHash }) {
  const results: FundsResult[] = []
  for await (const result of checkProof(text, shown, { sha256, ...tools })) results.push(result)
  return results
}

/** The step at which the check of a proof fails; null if it adds up. */
const failingStep = async (proof: FundsProof, shown: Claimed = claimed): Promise<FundsStep | null> =>
  (await resultsOf(proofFile(proof), shown)).find((result) => !isRight(result))?.step ?? null

const changedPart = (change: (part: FundsProof['parts'][number]) => FundsProof['parts'][number]): FundsProof => ({
  ...right,
  parts: right.parts.map((part, at) => (at === 0 ? change(part) : part)),
})

const changedNeighbour = (change: (one: FundsProof['parts'][number]['path'][number]) => FundsProof['parts'][number]['path'][number]) =>
  changedPart((part) => ({ ...part, path: part.path.map((one, at) => (at === 2 ? change(one) : one)) }))

/** A link whose fields are others, with the hash that fits it. */
function withLink(change: Partial<NonNullable<ReturnType<typeof readLink>>>, previous = right.link.previous): FundsProof {
  const link = readLink(right.link.text)
  if (!link) throw new Error('The link cannot be read')
  const text = linkText({ ...link, ...change })
  return { ...right, link: { previous, text, hash: sha256(`${previous}${text}`) } }
}

const other = (hash: string) => (hash.startsWith('0') ? `1${hash.slice(1)}` : `0${hash.slice(1)}`)

describe('checkProof', () => {
  it('goes through all steps of a proof that adds up, and the same without the page and without the public chain', async () => {
    const text = proofFile(right)
    const steps = (await resultsOf(text)).map((result) => [result.step, isRight(result)])
    expect(steps).toEqual(['FILE', 'SEAL', 'NEIGHBOURS', 'CHECKPOINT', 'BEFORE'].map((step) => [step, true]))
    expect((await resultsOf(text, null, {})).filter(isRight)).toHaveLength(5)
  })

  it('adds up for every program of trees of any size', async () => {
    for (const count of [1, 2, 3, 8, 16, 17, 33]) {
      const some = await sealedFor(somePrograms(count))
      for (let at = 0; at < count; at += 1) {
        const proof = await some.proof(at)
        const shown = { programId: `program-${at}`, number: 1, figures: proof.figures }
        const results = await resultsOf(proofFile(proof), shown, { publicHash: () => Promise.resolve(some.link.hash) })
        expect([count, at, results.filter(isRight).length]).toEqual([count, at, 5])
      }
    }
  })

  const tampered: readonly (readonly [string, FundsProof, FundsStep])[] = [
    ['another program', { ...right, programId: 'program-41' }, 'FILE'],
    ['another checkpoint', { ...right, number: 3 }, 'FILE'],
    ['higher figures', { ...right, figures: { ...right.figures, free: right.figures.free + 1 } }, 'FILE'],
    ['a higher part', changedPart((part) => ({ ...part, free: part.free + 1 })), 'FILE'],
    ['two parts that differ by as much', movedBetweenParts(), 'SEAL'],
    ['another salt', changedPart((part) => ({ ...part, salt: 'f'.repeat(32) })), 'SEAL'],
    ['another seal', { ...right, seal: other(right.seal) }, 'SEAL'],
    ['parts in another order', { ...right, parts: right.parts.toReversed() }, 'SEAL'],
    ['another hash of a neighbour', changedNeighbour((one) => ({ ...one, hash: other(one.hash) })), 'NEIGHBOURS'],
    ['another sum of a neighbour', changedNeighbour((one) => ({ ...one, paid: one.paid + 1 })), 'NEIGHBOURS'],
    ['a neighbour on the other side', changedNeighbour((one) => ({ ...one, isLeft: !one.isLeft })), 'NEIGHBOURS'],
    [
      'sums that are not exact',
      changedNeighbour((one) => ({ ...one, free: Number.MAX_SAFE_INTEGER - one.paid - one.earned })),
      'NEIGHBOURS',
    ],
    ['a neighbour too few', changedPart((part) => ({ ...part, path: part.path.slice(1) })), 'NEIGHBOURS'],
    ['a checkpoint with another root', withLink({ root: 'b'.repeat(64) }), 'NEIGHBOURS'],
    ['a checkpoint with a lower total', withLink({ totals: { ...sealed.link.totals, free: 1 } }), 'NEIGHBOURS'],
    ['a checkpoint with another number', withLink({ number: 7 }), 'CHECKPOINT'],
    ['a checkpoint of another time', withLink({ sealedAt: 5 }), 'CHECKPOINT'],
    ['a checkpoint of another ledger', withLink({ ledger: { seq: 12, hash: 'c'.repeat(64) } }), 'CHECKPOINT'],
    ['another hash of the checkpoint', { ...right, link: { ...right.link, hash: other(right.link.hash) } }, 'CHECKPOINT'],
    ['another hash before, with a hash that fits', withLink({}, 'd'.repeat(64)), 'CHECKPOINT'],
  ]
  function movedBetweenParts(): FundsProof {
    const [one, two, ...more] = right.parts
    if (!one || !two || one.free === 0) throw new Error('The first part has nothing free')
    return { ...right, parts: [{ ...one, free: one.free - 1 }, { ...two, free: two.free + 1 }, ...more] }
  }
  it.each(tampered)('names the step that is wrong in a proof with %s', async (_, proof, step) => {
    expect(await failingStep(proof)).toBe(step)
  })

  it('stops after the step that is wrong and has both values of it', async () => {
    const results = await resultsOf(proofFile({ ...right, seal: other(right.seal) }))
    expect(results.map(({ step }) => step)).toEqual(['FILE', 'SEAL'])
    expect(results[1]).toEqual({ step: 'SEAL', expected: other(right.seal), found: right.seal })
  })

  it('refuses a chain that others are not shown, or that does not follow', async () => {
    const shown = (answers: Record<number, string | null>) => ({ publicHash: (number: number) => Promise.resolve(answers[number] ?? null) })
    const wrong = async (answers: Record<number, string | null>) =>
      (await resultsOf(proofFile(right), claimed, shown(answers))).find((result) => !isRight(result))?.step
    expect(await wrong({ 1: before.link.hash, 2: 'e'.repeat(64) })).toBe('CHECKPOINT')
    expect(await wrong({ 1: before.link.hash })).toBe('CHECKPOINT')
    expect(await wrong({ 1: 'e'.repeat(64), 2: sealed.link.hash })).toBe('BEFORE')
    expect(await wrong({ 2: sealed.link.hash })).toBe('BEFORE')
  })

  it('refuses a proof of other figures than the page shows, and the proof of another program', async () => {
    expect(await failingStep(right, { ...claimed, figures: { ...right.figures, paid: 0 } })).toBe('FILE')
    expect(await failingStep(await sealed.proof(41))).toBe('FILE')
    expect(await failingStep(await before.proof(40))).toBe('FILE')
  })

  it('gives two programs with equal figures different leaves', async () => {
    const equal = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({ programId: `p${at}`, paid: 5, earned: 5, free: 5 }))
    const twins = await sealedFor(equal)
    const one = await twins.proof(0)
    const results = await resultsOf(proofFile({ ...one, programId: 'p1' }), null, {})
    expect(results.find((result) => !isRight(result))?.step).toBe('SEAL')
  })

  it('reads nothing but a proof', async () => {
    const text = proofFile(right)
    const file = JSON.parse(text) as Record<string, unknown>
    const changed = (change: Record<string, unknown>) => JSON.stringify({ ...file, ...change })
    for (const bad of [
      '',
      '[]',
      'null',
      changed({ kind: 'x' }),
      changed({ form: 2 }),
      changed({ parts: [] }),
      changed({ figures: [1, 2] }),
      changed({ figures: [1, 2, -1] }),
      changed({ figures: [1, 2, 0.5] }),
      changed({ figures: ['1', 2, 3] }),
      changed({ seal: 'x' }),
      changed({ link: {} }),
      changed({ number: '2' }),
      `${text}${' '.repeat(70_000)}`,
    ])
      expect([bad.slice(0, 20), readProof(bad), factsIn(bad)]).toEqual([bad.slice(0, 20), null, null])
    expect(await resultsOf('no proof')).toEqual([{ step: 'FILE', expected: 'a proof of funds', found: 'another file' }])
  })
})

describe('the file of a proof', () => {
  it('has no figure and no id of another program, and is small', async () => {
    const own = new Set<string>(Object.values(right.figures).map(String))
    const text = proofFile(right)
    const numbers = new Set(text.match(/\d+/gu))
    for (const { programId, paid, earned, free } of programs)
      if (programId !== right.programId) {
        expect(text).not.toContain(`${programId}"`)
        for (const figure of [paid, earned, free])
          if (figure > 0 && !own.has(String(figure)))
            expect([programId, figure, numbers.has(String(figure))]).toEqual([programId, figure, false])
      }
    expect(text.length).toBeLessThan(8_000)
  })

  it('says its figures, its neighbours and how many programs there are', () => {
    const facts = factsIn(proofFile(right))
    expect(facts).toMatchObject({ ...right.figures, number: 2, programs: 90, seal: right.seal, hash: sealed.link.hash })
    expect(facts?.neighbours).toBe(right.parts.flatMap(({ path }) => path).length)
    expect(facts?.reserved).toBe(right.figures.paid + right.figures.earned + right.figures.free)
  })

  it('is the same after it was read', () => {
    expect(proofFile(readProof(proofFile(right)) ?? right)).toBe(proofFile(right))
  })
})

describe('the tree', () => {
  it('has the sum of all programs, in parts whose places and amounts chance decides', async () => {
    expect(sealed.link.totals).toEqual(sumOf(programs))
    const places = sealed.split.flatMap(({ parts }) => parts.map(({ position }) => position))
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 90 * sealed.parts }, (_, at) => at))
    const again = await sealedFor(programs, { number: 2, previous: before.link.hash, seed: 8 })
    expect(again.link.totals).toEqual(sealed.link.totals)
    expect(again.link.root).not.toBe(sealed.link.root)
  })

  it('refuses sums beyond what is exact', async () => {
    const most = { programId: 'p', paid: 0, earned: 0, free: Number.MAX_SAFE_INTEGER }
    await expect(sealedFor([most, { ...most, programId: 'q' }])).rejects.toThrow('no amounts')
  })
})
