import { areAmounts, type Figures } from './figures.ts'
import { fundsLimits } from './limits.ts'
import type { FundsPart, Neighbour } from './tree.ts'

/** A part of a program’s figures, with the neighbours on its way to the root. */
type ProvenPart = FundsPart & { readonly path: readonly Neighbour[] }

/** A proof of funds, as in its file. Nothing in it has to be believed. */
export type FundsProof = {
  readonly programId: string
  /** Number of the checkpoint. */
  readonly number: number
  readonly figures: Figures
  readonly parts: readonly ProvenPart[]
  /** The program’s own seal: the hash over its leaves. */
  readonly seal: string
  readonly link: { readonly previous: string; readonly text: string; readonly hash: string }
}

/** The first line of a proof’s file, which says what it is and in which form. */
const kind = 'wasla-proof-of-funds'
const form = 1

/** Returns the text whose hash is the seal of a program: the hashes of its leaves, one a line. */
export const sealText = (leaves: readonly string[]): string => leaves.join('\n')

const row = ({ paid, earned, free }: Figures) => [paid, earned, free] as const

/** Returns the file of a proof. Neighbours are arrays: 1 if it is the left one, hash, and three sums. */
export const proofFile = ({ programId, number, figures, parts, seal, link }: FundsProof): string =>
  JSON.stringify({
    kind,
    form,
    programId,
    number,
    figures: row(figures),
    seal,
    parts: parts.map(({ salt, path, ...part }) => ({
      figures: row(part),
      salt,
      path: path.map((one) => [one.isLeft ? 1 : 0, one.hash, ...row(one)]),
    })),
    link: { previous: link.previous, text: link.text, hash: link.hash },
  })

type Unknown = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && !Array.isArray(value)
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value)
const isSalt = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/u.test(value)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

function figuresIn(value: unknown): Figures | null {
  const [paid, earned, free, ...more] = listIn(value)
  if (typeof paid !== 'number' || typeof earned !== 'number' || typeof free !== 'number' || more.length > 0) return null
  return areAmounts({ paid, earned, free }) ? { paid, earned, free } : null
}

function neighbourIn(value: unknown): Neighbour | null {
  const [side, hash, ...sums] = listIn(value)
  const figures = figuresIn(sums)
  return (side === 0 || side === 1) && isHash(hash) && figures ? { isLeft: side === 1, hash, ...figures } : null
}

/** Returns all values that could be read; null if one could not. */
function whole<Value>(values: readonly (Value | null)[]): Value[] | null {
  const read = values.filter((value) => value !== null)
  return read.length === values.length ? read : null
}

function partIn(value: unknown): ProvenPart | null {
  if (!isObject(value)) return null
  const { salt } = value
  const figures = figuresIn(value['figures'])
  const path = whole(listIn(value['path']).map(neighbourIn))
  return isSalt(salt) && figures && path && path.length <= fundsLimits.path ? { ...figures, salt, path } : null
}

function linkIn(value: unknown): FundsProof['link'] | null {
  if (!isObject(value)) return null
  const { previous, text, hash } = value
  return isHash(previous) && typeof text === 'string' && isHash(hash) ? { previous, text, hash } : null
}

function parsed(text: string): unknown {
  if (text.length > fundsLimits.file) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the proof in a file; null if the file is none. Whether the proof is right is for `checkProof` to say. */
export function readProof(text: string): FundsProof | null {
  const value = parsed(text)
  if (!isObject(value) || value['kind'] !== kind || value['form'] !== form) return null
  const { programId, number, seal } = value
  const [figures, link] = [figuresIn(value['figures']), linkIn(value['link'])]
  const parts = whole(listIn(value['parts']).map(partIn))
  if (typeof programId !== 'string' || !Number.isSafeInteger(number) || !isHash(seal)) return null
  if (!figures || !link || parts?.length !== fundsLimits.parts) return null
  return { programId, number: Number(number), figures, parts, seal, link }
}
