import { decideClick, decideOutageClick, isPerson, isWithinRepeat, type ClickSigns } from './click.ts'
import { networkReason, reasonOfCase, type NetworkHistory, type NetworkLimits } from './networks.ts'
import { isInOutage, outageNetwork, type OutageTime } from './outage-time.ts'
import type { ClickRecord, NetworkReason } from './record.ts'
import { isInvalid, mostInvalidOf, type ClickHistory } from './risks.ts'

/** Numbers of clicks of one link from one network on one day. `valid` clicks counted. `invalid` clicks are included in the day’s share. */
export type NetworkCounts = { readonly valid: number; readonly invalid: number }

/**
 * The state of a link’s day before a batch of clicks is decided. It contains sums of the whole day, and the visitors and networks of the
 * batch.
 */
export type LinkDayBefore = {
  /** The number of clicks that the share of invalid clicks is based on, and the number of invalid ones among them (Y-07). */
  readonly clicks: number
  readonly invalid: number
  /** Start of each visitor’s last hour, in milliseconds (N-03). A further click within this hour is a repeat. */
  readonly hours: ReadonlyMap<string, number>
  readonly networks: ReadonlyMap<string, NetworkCounts>
  /** Networks on which the participant, a manager of theirs or the owner was signed in. */
  readonly ownNetworks: ReadonlySet<string>
  /** The networks on which the participant or a manager of theirs was signed in, and nobody else. */
  readonly participantNetworks: ReadonlySet<string>
  readonly cases: ReadonlyMap<string, NonNullable<NetworkHistory['decided']>>
  readonly sharesContact: boolean
  /** Whether the program pays for clicks, and not for what the brand’s systems report. */
  readonly paysForClicks: boolean
  /** The times in which the brand’s page was down. */
  readonly outages: readonly OutageTime[]
}

/** A click on the link, with the facts that are known before its decision. */
export type ArrivedClick = {
  readonly id: string
  readonly at: number
  readonly visitor: string
  readonly network: string | null
  readonly signs: Omit<ClickSigns, 'isRepeat'>
  /** Clicks of this visitor on this day over all links, including this one. */
  readonly visitorClicks: number
}

/** The changes that clicks make to a link’s day. Numbers are differences. `hours` are the starts of new hours. */
export type LinkDayChanges = {
  readonly clicks: number
  readonly invalid: number
  readonly hours: ReadonlyMap<string, number>
  readonly networks: ReadonlyMap<string, NetworkCounts>
  /** Clicks that are held for a case, by network. `at` is the time of the first held click, which opens the case. */
  readonly held: ReadonlyMap<string, { readonly reason: NetworkReason; readonly count: number; readonly at: number }>
}

type StatusWithReason = Pick<ClickRecord, 'status' | 'reason'>

const none: NetworkCounts = { valid: 0, invalid: 0 }

/**
 * Decides the clicks of one link and day in the order in which they came, and adds up their changes. Each decision starts from the state
 * after the earlier clicks. So it does not matter whether clicks are decided together or one by one. The share of invalid clicks is based
 * on valid clicks, on clicks that are held for the share itself, and on invalid clicks (Y-07). Of one network’s invalid clicks only the
 * first are included (see `mostInvalidOf`), so that nobody can change the share of a day, neither from one network nor from many. Clicks
 * without a network are not limited in this way, but every visitor of a link has a network.
 *
 * A click during an outage of the brand’s page is not part of the day’s share, of its network’s count or of a case (decision 85). Its
 * network has a count of its own for outages (see `outageNetwork`). A visitor who comes again after the outage is a repeat, and the share
 * does not include this either.
 */
export function linkDay(before: LinkDayBefore, limits: NetworkLimits) {
  const hours = new Map<string, number>()
  const networks = new Map<string, NetworkCounts>()
  const held = new Map<string, { reason: NetworkReason; count: number; at: number }>()
  let clicks = 0
  let invalid = 0

  const countsOf = (network: string): NetworkCounts => {
    const known = before.networks.get(network) ?? none
    const added = networks.get(network) ?? none
    return { valid: known.valid + added.valid, invalid: known.invalid + added.invalid }
  }
  const historyOf = (network: string): NetworkHistory => ({
    valid: countsOf(network).valid,
    isOwn: before.ownNetworks.has(network),
    decided: before.cases.get(network) ?? null,
  })

  function addToNetwork(network: string | null, { valid, invalid: wrong }: NetworkCounts): void {
    if (network === null) return
    const added = networks.get(network) ?? none
    networks.set(network, { valid: added.valid + valid, invalid: added.invalid + wrong })
  }

  function addToDay({ network }: ArrivedClick, { status, reason }: StatusWithReason): void {
    if (isInvalid(reason)) {
      if (network !== null) {
        const so = countsOf(network)
        const isOwnBrowser = reason === 'OWN_BROWSER' && before.participantNetworks.has(network)
        if (so.invalid >= mostInvalidOf(so.valid, isOwnBrowser)) return
      }
      clicks += 1
      invalid += 1
      addToNetwork(network, { valid: 0, invalid: 1 })
      return
    }
    if (status === 'Approved' || reason === 'TOO_MANY_INVALID') clicks += 1
    if (status === 'Approved') addToNetwork(network, { valid: 1, invalid: 0 })
  }

  function addToCase({ network, at }: ArrivedClick, { status, reason }: StatusWithReason): void {
    if (network === null || status !== 'Held' || (reason !== 'OWN_NETWORK' && reason !== 'TOO_MANY_FROM_NETWORK')) return
    const so = held.get(network)
    held.set(network, { reason: reasonOfCase(so?.reason ?? null, reason), count: (so?.count ?? 0) + 1, at: so?.at ?? at })
  }

  function decideInOutage(click: ArrivedClick, isRepeat: boolean): StatusWithReason {
    const network = click.network === null ? null : outageNetwork(click.network)
    const from = network !== null && before.paysForClicks ? { history: historyOf(network), limits } : null
    const outcome = decideOutageClick({ ...click.signs, isRepeat }, before, from)
    if (from && outcome.status === 'Approved') addToNetwork(network, { valid: 1, invalid: 0 })
    return outcome
  }

  function decideUsually(click: ArrivedClick, isRepeat: boolean, isOfOutage: boolean): StatusWithReason {
    const { network, visitorClicks } = click
    const history: ClickHistory = {
      visitorClicks,
      participantClicks: before.clicks + clicks + 1,
      participantInvalid: before.invalid + invalid,
      sharesContact: before.sharesContact,
    }
    const from = network === null ? null : { history: historyOf(network), limits }
    const outcome = decideClick({ ...click.signs, isRepeat }, history, from)
    if (!isOfOutage) addToDay(click, outcome)
    addToCase(click, outcome)
    return outcome
  }

  return {
    /** Returns the status of the next click. */
    decide(click: ArrivedClick): StatusWithReason {
      const { visitor, at } = click
      const hour = hours.get(visitor) ?? before.hours.get(visitor)
      const isRepeat = isPerson(click.signs) && hour !== undefined && isWithinRepeat(at, hour)
      const isOfOutage = isRepeat && isInOutage(hour, before.outages)
      const outcome = isInOutage(at, before.outages) ? decideInOutage(click, isRepeat) : decideUsually(click, isRepeat, isOfOutage)
      // No hour begins while the program is on hold. So a visitor who returns after the hold is counted.
      const begins = isPerson(click.signs) && !isRepeat && !click.signs.isCapped
      if (begins && at > (hour ?? Number.NEGATIVE_INFINITY)) hours.set(visitor, at)
      return outcome
    },
    changes: (): LinkDayChanges => ({ clicks, invalid, hours, networks, held }),
  }
}

/**
 * Returns whether `added` more clicks of a network may exceed its limit. Only then must the network’s case be loaded; most networks have no
 * case.
 */
export const mayNeedCase = (counts: NetworkCounts | undefined, isOwn: boolean, added: number, limits: NetworkLimits): boolean =>
  networkReason({ valid: (counts?.valid ?? 0) + added, isOwn, decided: null }, limits) !== null
