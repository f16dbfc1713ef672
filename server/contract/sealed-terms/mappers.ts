import { toDateTime } from '../profiles/fields.ts'
import type { ReceiptRecord, TermsVersionRecord } from './record.ts'

const versionFor = ({ version, text, hash, sealedAt }: TermsVersionRecord) => ({
  number: version,
  text,
  hash,
  sealedAt: toDateTime(sealedAt),
})

/** Who reads a receipt, and the name of its program. */
type ReceiptReader = { readonly isMine: boolean; readonly programName: string }

/** Returns `TermsReceipt` without its participant. */
export function receiptFor({ receipted, programId, seal, terms, later, seen }: ReceiptRecord, { isMine, programName }: ReceiptReader) {
  const { receipt: number, participationId: id, requestedAt } = receipted
  const { seq, previous, text, hash, sealedAt } = seal
  return {
    ...{ id, number, programId, programName, isMine, seen },
    requestedAt: toDateTime(requestedAt),
    terms: versionFor(terms),
    seal: { seq, previous, text, hash, sealedAt: toDateTime(sealedAt) },
    later: later.map(versionFor),
  }
}
