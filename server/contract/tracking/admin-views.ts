import type { ConversionCase, ConversionRow, SecondLookRow } from '../generated/admin-types.ts'
import { evidenceOf, type RiskFacts } from './risk.ts'
import type { ConversionRecord, SecondLookRecord } from './record.ts'

const moment = (at: number) => new Date(at).toISOString()

/** What people are called in lists; empty where somebody is gone. */
export type ResultNames = { readonly participant: string; readonly programName: string }

/** `ConversionRow`. */
export const conversionRowOf = (record: ConversionRecord, { participant, programName }: ResultNames): ConversionRow => ({
  id: record.id,
  programId: record.programId,
  programName,
  participant,
  event: record.event,
  status: record.status,
  reason: record.reason,
  occurredAt: moment(record.occurredAt),
  externalId: record.externalId,
  amount: record.amount,
  via: record.way,
})

export type CaseFacts = {
  /** Null where the click is no longer kept. */
  readonly clickedAt: number | null
  readonly facts: RiskFacts | null
  /** What was said when it was decided on last. */
  readonly note: string | null
}

/** `ConversionCase`: what each rule found and allows, whether or not it was hit. */
export const conversionCaseOf = (record: ConversionRecord, names: ResultNames, { clickedAt, facts, note }: CaseFacts): ConversionCase => ({
  row: conversionRowOf(record, names),
  profileId: record.profileId,
  clickedAt: clickedAt === null ? null : moment(clickedAt),
  receivedAt: moment(record.receivedAt),
  channel: record.channel,
  country: record.country,
  evidence: facts ? evidenceOf(facts) : [],
  note,
})

/** `SecondLookRow`. `count`: what does not count of it now. */
export const secondLookRowOf = (look: SecondLookRecord, { participant, programName }: ResultNames, count: number): SecondLookRow => ({
  id: look.id,
  programId: look.programId,
  programName,
  participant,
  profileId: look.profileId,
  kind: look.kind,
  reason: look.reason,
  day: look.day,
  count,
  status: look.status,
  askedAt: moment(look.askedAt),
  answerBy: moment(look.answerBy),
  note: look.note,
  answer: look.answer,
})
