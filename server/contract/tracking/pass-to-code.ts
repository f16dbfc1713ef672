import { countsCodes } from '../programs/counts-by.ts'
import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import type { RiskFacts } from './conversion-risk.ts'
import type { CountingProgram } from './counting-program.ts'
import { heldBecause, isPast } from './decide-conversion.ts'
import { isNetworkReason } from './network-case.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, OrderOfTwoRecord } from './record.ts'

/** Returns whether a result was rejected because the network case of its click was refused. Nothing was said about the order itself. */
export const isOfRefusedClick = ({ status, reason, naming }: ConversionRecord): boolean =>
  status === 'Rejected' && isNetworkReason(reason) && naming !== 'Former'

/** Returns whether an order may go to the code that it named beside its click. */
export const mayPassToCode = ({ countsBy }: CountingProgram, refused: ConversionRecord): boolean =>
  countsCodes(countsBy) && isOfRefusedClick(refused)

type Passing = {
  readonly program: CountingProgram
  readonly two: OrderOfTwoRecord
  /** The code in the form of a click; see `codeSource`. */
  readonly code: ClickRecord
  readonly facts: RiskFacts
  /** The owner’s hold, in milliseconds. */
  readonly wait: number
}

/**
 * Gives the order of a refused click to the participant whose code it also named: the click took the order from them, and had no right to
 * it. Proof counts, unless a rule about the participant holds it. What only a browser said waits for the owner. Returns null if the code
 * could not have brought the order.
 */
export function passedToCode(
  refused: ConversionRecord,
  { program, two, code, facts, wait }: Passing,
  { id, now }: { readonly id: string; readonly now: number },
): { readonly record: ConversionRecord; readonly change: ResultChange; readonly two: OrderOfTwoRecord } | null {
  const { occurredAt, receivedAt, profileId: otherProfileId } = refused
  if (two.decidedBy !== 'CLICK' || occurredAt < code.at || isPast(program, code, occurredAt, receivedAt)) return null
  const reason = heldBecause(null, facts)
  const isWaiting = reason === null && !isProof(refused.way)
  const record: ConversionRecord = {
    ...refused,
    ...{ id, profileId: code.profileId, clickId: code.id, channel: code.channel, country: code.country, visitor: code.visitor },
    status: reason !== null ? 'Held' : isWaiting ? 'Pending' : 'Approved',
    reason,
    heldAt: reason === null ? null : now,
    decidedAt: reason === null && !isWaiting ? now : null,
    countsAt: isProof(refused.way) ? null : now + wait,
  }
  return {
    record,
    change: changeOf(null, record),
    two: { ...two, conversionId: id, profileId: code.profileId, otherProfileId, decidedBy: 'CLICK_REFUSED', at: now },
  }
}
