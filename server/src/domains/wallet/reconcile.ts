import { platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import {
  chargesNeededFrom,
  chargesNeededUntil,
  daysToCompare,
  nextComparison,
  topUpsBehind,
  totalsOfDay,
  type Cleared,
  type DatedCharge,
} from '@wasla/contract/wallet/reconciliation/day.ts'
import { differenceOf, isAgreed, type ReconciliationRecord } from '@wasla/contract/wallet/reconciliation/record.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { comparisons } from '#database/invariants/invariants.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { Charge, PaymentGateway } from '../../providers/payments/port.ts'
import type { WalletDeps } from './deps.ts'
import { pollTopUp } from './poll-top-up.ts'
import { findReconciliationsSince, saveReconciliation } from './stores/reconciliations.ts'
import { findTopUpsAt, findTopUpsByIds } from './stores/top-ups.ts'

type Day = { day: string; start: number; end: number }

/** Number of ids that one statement contains. Both databases accept that many values. */
const atOnce = 500

/** Reads rows by their ids, in several statements if there are many ids. */
async function inParts<Id, Row>(ids: readonly Id[], read: (some: readonly Id[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let first = 0; first < ids.length; first += atOnce) rows.push(...(await read(ids.slice(first, first + atOnce))))
  return rows
}

/** Returns charges, each with the id of the top-up that it paid. Only SAR counts, because no other currency was ever credited. */
async function dated({ db }: WalletDeps, gateway: PaymentGateway, charges: readonly Charge[]): Promise<DatedCharge[]> {
  const references = charges.flatMap(({ gatewayReference }) => gatewayReference ?? [])
  const topUps = await inParts([...new Set(references)], (some) => findTopUpsAt(db, gateway.name, some))
  const idOf = new Map(topUps.map(({ gatewayReference, id }) => [gatewayReference, id]))
  return charges
    .filter(({ currency }) => currency === 'SAR')
    .map(({ gatewayReference, amount, returned, chargedAt }) => ({
      topUpId: (gatewayReference !== null && idOf.get(gatewayReference)) || null,
      ...{ amount, returned, chargedAt },
    }))
}

/** Returns the amounts that the ledger credited on a day, by gateway. Amounts that belong to no top-up have the gateway `unknown`. */
async function creditedOn({ db, ledger }: WalletDeps, { start, end }: Day) {
  const cleared = await ledger.books.movedBetween(platformAccounts.clearing, start, end)
  const topUps = new Map(
    (await inParts([...new Set(cleared.map(({ reference }) => reference))], (some) => findTopUpsByIds(db, some))).map((one) => [
      one.id,
      one,
    ]),
  )
  return { topUps, byGateway: Map.groupBy(cleared, ({ reference }) => topUps.get(reference)?.gateway ?? 'unknown') }
}

type Credited = { credited: readonly Cleared[]; topUps: ReadonlyMap<string, TopUpRecord> }

/**
 * Compares a day of one gateway with the ledger. Before that, takes from wallets the amounts that the gateway has refunded since. Null if
 * the gateway cannot answer now.
 */
async function compare(
  deps: WalletDeps,
  gateway: PaymentGateway,
  { day, start, end }: Day,
  { credited, topUps }: Credited,
): Promise<ReconciliationRecord | null> {
  const startedAt = credited.flatMap(({ reference }) => topUps.get(reference)?.createdAt ?? [])
  const listed = await gateway.chargesBetween(chargesNeededFrom(start, startedAt), chargesNeededUntil(end))
  if (listed.kind === 'unavailable') return null
  const charges = await dated(deps, gateway, listed.charges)
  const ofDay = charges.filter(({ chargedAt }) => chargedAt >= start && chargedAt < end)
  const paid = [...new Set(ofDay.flatMap(({ topUpId }) => topUpId ?? []))]
  const read = () => inParts(paid, (some) => deps.ledger.books.movedFor(platformAccounts.clearing, some))
  const before = await read()
  const wentBack = topUpsBehind(ofDay, before)
  for (const topUp of await inParts(wentBack, (some) => findTopUpsByIds(deps.db, some))) await pollTopUp(deps, gateway, topUp)
  const forCharges = wentBack.length > 0 ? await read() : before
  return { day, gateway: gateway.name, ...totalsOfDay({ start, end, charges, credited, forCharges }), checkedAt: deps.clock.now() }
}

/** Compares a day with each gateway that is switched on, and with each other gateway that received money on that day. */
async function compareDay(deps: WalletDeps, day: Day, isDone: (gateway: string) => boolean): Promise<(ReconciliationRecord | null)[]> {
  const { topUps, byGateway } = await creditedOn(deps, day)
  const made: (ReconciliationRecord | null)[] = []
  for (const gateway of deps.payments)
    if (!isDone(gateway.name)) made.push(await compare(deps, gateway, day, { credited: byGateway.get(gateway.name) ?? [], topUps }))
  for (const [gateway, credited] of byGateway) {
    if (deps.payments.some(({ name }) => name === gateway) || isDone(gateway)) continue
    const totals = totalsOfDay({ ...day, charges: [], credited, forCharges: [] })
    made.push({ day: day.day, gateway, ...totals, checkedAt: deps.clock.now() })
  }
  return made
}

/**
 * Compares the days of the last week that were not compared today, or that differed (I12). `isSettled`: whether no later comparison can
 * find anything new. Several processes may run it at once.
 */
async function compareAll(deps: WalletDeps): Promise<{ isSettled: boolean; isDiffering: boolean }> {
  const now = deps.clock.now()
  const days = daysToCompare(now)
  const known = await findReconciliationsSince(deps.db, days[0]?.day ?? '')
  const made: (ReconciliationRecord | null)[] = []
  for (const day of days)
    made.push(
      ...(await compareDay(deps, day, (gateway) =>
        known.some((one) => one.day === day.day && one.gateway === gateway && isAgreed(one, now)),
      )),
    )
  const found = made.flatMap((one) => one ?? [])
  // Earlier days without any money are not saved, because a new database has many of them.
  const newest = days.at(-1)?.day
  for (const one of found) if (one.day === newest || one.theirs !== 0 || one.ours !== 0) await saveReconciliation(deps.db, one)
  const isDiffering = found.some((one) => differenceOf(one) !== 0)
  return { isSettled: !isDiffering && found.length === made.length, isDiffering }
}

/**
 * For the timer, which may call it at any rate: compares each gateway's day with the ledger once the day is over. Compares it again every
 * hour while a difference remains or a gateway cannot answer. A difference warns the operator and blocks nothing, because only a posting
 * can correct it.
 */
export function createReconciliation(deps: WalletDeps): () => Promise<void> {
  const alarms = createAlarms(deps)
  let ranAt = -Infinity
  let nextAt = -Infinity
  return async () => {
    const now = deps.clock.now()
    // The clock of a demo goes back when the demo is reset.
    if (now >= ranAt && now < nextAt) return
    const { isSettled, isDiffering } = await compareAll(deps)
    ranAt = now
    nextAt = nextComparison(now, isSettled)
    if (isDiffering) alarms.othersDiffer(await brokenInvariants(deps.db, comparisons))
  }
}
