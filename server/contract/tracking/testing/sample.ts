import type { ReportedConversion } from '../conversion-body.ts'
import type { CountingProgram } from '../counting-program.ts'
import type { ClickRecord, ConversionRecord } from '../record.ts'
import type { RiskFacts } from '../conversion-risk.ts'

/** A Monday at noon in Riyadh. */
export const sampleNow = Date.UTC(2026, 2, 16, 9)

/** A program of the brand `brand` that counts sales. */
export const salesProgram: CountingProgram = {
  id: 'program',
  profileId: 'brand',
  status: 'Active',
  objectiveType: 'SALES',
  countsBy: 'LINKS',
  retiredAt: null,
}

/** A click on the link of `noura`, an hour before `sampleNow`. */
export const goodClick: ClickRecord = {
  id: 'click',
  programId: 'program',
  profileId: 'noura',
  at: sampleNow - 3_600_000,
  channel: 'TIKTOK',
  country: 'SA',
  visitor: 'visitor',
  status: 'Approved',
  reason: null,
}

/** The brand’s report of this click. */
export const reportedSale: ReportedConversion = {
  clickId: 'click',
  promoCode: null,
  event: 'SALE',
  externalId: 'order-1',
  amount: 249_90,
  occurredAt: null,
  isReversed: false,
}

/** The conversion that this report becomes. */
export const approvedSale: ConversionRecord = {
  id: 'conversion',
  programId: 'program',
  profileId: 'noura',
  clickId: 'click',
  event: 'SALE',
  externalId: 'order-1',
  amount: 249_90,
  way: 'SERVER',
  status: 'Approved',
  reason: null,
  channel: 'TIKTOK',
  country: 'SA',
  visitor: 'visitor',
  occurredAt: sampleNow,
  receivedAt: sampleNow,
  decidedAt: sampleNow,
  countsAt: null,
  naming: 'Only',
  heldAt: null,
}

/** Facts that hit no risk rule. */
export const quietFacts: RiskFacts = {
  visitorClicks: 1,
  participantClicks: 10,
  participantInvalid: 1,
  seconds: 3_600,
  visitorConversions: 1,
  sharesContact: false,
}
