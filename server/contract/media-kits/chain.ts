import { linked } from '../sealed-terms/chain.ts'
import { readKit } from './canonical.ts'
import type { KitSealRecord, SealedKit } from './record.ts'

/**
 * Returns the text of a link: a JSON array without spaces, with form, number in the chain, number of the kit, hash of its text, time of the
 * seal. The hash of the chain is the SHA-256 of the previous hash with this text behind it, as in the chain of sealed terms.
 */
export const kitLinkText = ({ seq, number, textHash, sealedAt }: Omit<KitSealRecord, 'hash'>): string =>
  JSON.stringify([1, seq, number, textHash, sealedAt])

/** Returns the texts of a kit that are hashed, each with the hash that it must have. */
export const hashedTexts = ({ kit, seal, previous }: SealedKit): readonly (readonly [text: string, hash: string])[] => [
  [kit.text, seal.textHash],
  [linked(previous, kitLinkText(seal)), seal.hash],
]

/** Returns whether link, record and text name the same kit. */
export const isOneKit = ({ kit, seal }: SealedKit): boolean =>
  kit.link === seal.seq && kit.number === seal.number && readKit(kit.text).number === kit.number
