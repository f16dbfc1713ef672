import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Part } from '#database/after-place.ts'
import { findProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Outcome } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { takeSettled } from './reporting.ts'
import { findConversion, findConversionsAfter } from './stores/own-results.ts'

type Owner = Pick<Viewer, 'profileId'>

/** `receivedFrom`: only results that were reported at this time in milliseconds or later; null for all. */
export type OwnSearch = { readonly programId: string; readonly receivedFrom: number | null }

/** Throws `PROGRAM_NOT_FOUND` for everybody but the owner, and if the program counts no conversions. */
async function requireOwn({ db }: TrackingDeps, { profileId }: Owner, programId: string): Promise<void> {
  changesOf(decideSetup(await findProgram(db, programId), profileId))
}

/** Returns a part of the results of a program, in the order in which they were reported. */
export async function listOwn(deps: TrackingDeps, owner: Owner, search: OwnSearch, part: Part): Promise<ConversionRecord[]> {
  await requireOwn(deps, owner, search.programId)
  return findConversionsAfter(deps.db, search, part)
}

/** Takes a report by the rules of the entry for servers. The owner proves itself by a key of its profile, so the report is proof (Y-01). */
export async function reportOwn(deps: TrackingDeps, owner: Owner, programId: string, reported: ReportedConversion): Promise<Outcome> {
  await requireOwn(deps, owner, programId)
  return takeSettled(deps, { programId, way: 'SERVER', reported })
}

/** Takes a result back by the rules of a report with its number. */
export async function reverseOwn(deps: TrackingDeps, owner: Owner, { programId, id }: { programId: string; id: string }): Promise<Outcome> {
  await requireOwn(deps, owner, programId)
  const found = await findConversion(deps.db, programId, id)
  // A result that gave its number away cannot be named by it: the report would take back another result.
  if (found === null || found.naming === 'Former') throw new Problem('CONVERSION_NOT_FOUND')
  const { clickId, event, externalId } = found
  const reported = { clickId, promoCode: null, event, externalId, amount: null, occurredAt: null, isReversed: true }
  return takeSettled(deps, { programId, way: 'SERVER', reported })
}
