import { linked } from './chain.ts'

/** What a receipt gives a reader to check. All of it comes from the server, and none of it has to be believed. */
export type Checkable = {
  readonly number: string
  readonly terms: { readonly text: string; readonly hash: string }
  readonly seal: { readonly seq: number; readonly previous: string; readonly text: string; readonly hash: string }
}

const checkSteps = ['TERMS', 'RECEIPT', 'CHAIN', 'PUBLIC'] as const
type CheckStep = (typeof checkSteps)[number]

/** The result of one step. If the two values differ, the receipt is not what was sealed. */
export type CheckResult = { readonly step: CheckStep; readonly expected: string; readonly found: string }

export const isRight = ({ expected, found }: CheckResult): boolean => expected === found

/** Means of a check: the SHA-256 of a text in hexadecimal, and what the public address of a seal answers (null if there is no such seal). */
type CheckTools = {
  readonly sha256: (text: string) => Promise<string>
  readonly publicHash: (seq: number) => Promise<string | null>
}

/** Returns the fields that a link says about the receipt: its number in the chain, the hash of the terms, and the receipt. */
function saidBy(text: string): string {
  const value: unknown = JSON.parse(text)
  const [, seq, , , termsHash, receipt] = Array.isArray(value) ? (value as unknown[]) : []
  return [seq, termsHash, receipt].map(String).join(' ')
}

/**
 * Checks a receipt, step by step, and stops after the first step that is wrong. The terms have the hash that the receipt names; the link names
 * these terms and this receipt; the hash of the chain follows from the previous one; and everybody is shown the same hash of the chain.
 */
export async function* checkReceipt({ number, terms, seal }: Checkable, { sha256, publicHash }: CheckTools): AsyncGenerator<CheckResult> {
  const steps: Readonly<Record<CheckStep, () => Promise<Omit<CheckResult, 'step'>>>> = {
    TERMS: async () => ({ expected: terms.hash, found: await sha256(terms.text) }),
    RECEIPT: async () => ({ expected: [seal.seq, terms.hash, number].join(' '), found: saidBy(seal.text) }),
    CHAIN: async () => ({ expected: seal.hash, found: await sha256(linked(seal.previous, seal.text)) }),
    PUBLIC: async () => ({ expected: seal.hash, found: (await publicHash(seal.seq)) ?? '' }),
  }
  for (const step of checkSteps) {
    const result = { step, ...(await steps[step]()) }
    yield result
    if (!isRight(result)) return
  }
}
