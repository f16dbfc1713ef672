import { describe, expect, it } from 'vitest'
import { canonicalTerms } from './canonical.ts'
import { genesis, linked, linkText } from './chain.ts'
import { checkReceipt, isRight, type Checkable, type CheckResult } from './check.ts'
import { termsOf } from './terms.ts'
import { facts } from './testing/facts.ts'

/** A short hash in place of SHA-256: the check takes the hash of its caller. */
const hash = (text: string): string =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291, 7).toString(16)
const sha256 = (text: string) => Promise.resolve(hash(text))

const text = canonicalTerms(termsOf(facts))
const receipted = { receipt: 'TR-1', participationId: 'r', profileId: 'noura', requestedAt: 1 }
const link = { seq: 1, programId: 'p', version: 1, termsHash: hash(text), receipted, sealedAt: 2 }
const sealText = linkText(link)
const right: Checkable = {
  number: 'TR-1',
  terms: { text, hash: hash(text) },
  seal: { seq: 1, previous: genesis, text: sealText, hash: hash(linked(genesis, sealText)) },
}

async function resultsOf(receipt: Checkable, publicHash: string | null = right.seal.hash): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for await (const result of checkReceipt(receipt, { sha256, publicHash: () => Promise.resolve(publicHash) })) results.push(result)
  return results
}

const wrongStep = async (...args: Parameters<typeof resultsOf>) => {
  const results = await resultsOf(...args)
  const wrong = results.filter((one) => !isRight(one))
  expect(wrong).toEqual(results.slice(-1))
  return wrong[0]?.step
}

describe('the check of a receipt', () => {
  it('passes all steps if nothing was changed', async () => {
    const results = await resultsOf(right)
    expect(results.map(({ step }) => step)).toEqual(['TERMS', 'RECEIPT', 'CHAIN', 'PUBLIC'])
    expect(results.every(isRight)).toBe(true)
  })

  it('fails if the shown terms are not those of the seal', async () =>
    expect(await wrongStep({ ...right, terms: { ...right.terms, text: text.replace('200', '100') } })).toBe('TERMS'))

  it('fails if the terms and their hash were replaced together, because the link names another hash', async () => {
    const other = text.replace('200', '100')
    expect(await wrongStep({ ...right, terms: { text: other, hash: hash(other) } })).toBe('RECEIPT')
  })

  it('fails if the link is that of another receipt', async () => expect(await wrongStep({ ...right, number: 'TR-2' })).toBe('RECEIPT'))

  it('fails if the link was written again without the chain', async () => {
    const other = linkText({ ...link, receipted: { ...receipted, profileId: 'somebody' } })
    expect(await wrongStep({ ...right, seal: { ...right.seal, text: other } })).toBe('CHAIN')
  })

  it('fails if the reader is shown another chain than everybody', async () => {
    const other = linkText({ ...link, receipted: { ...receipted, profileId: 'somebody' } })
    const forged = { ...right, seal: { ...right.seal, text: other, hash: hash(linked(genesis, other)) } }
    expect(await wrongStep(forged)).toBe('PUBLIC')
    expect(await wrongStep(right, null)).toBe('PUBLIC')
  })
})
