import { confirm, decideAll, decideContested, decideEverything } from './decide.ts'
import type { History, Lie, TrueEvent } from './histories.ts'
import { grantWaiting, payRun, release, retire } from './money.ts'
import { countWaiting, open, report, settledOf } from './report.ts'
import { begin, codeOf, liar, type World } from './state.ts'

const minute = 60_000
const day = 86_400_000

/** Noon on an ordinary Sunday. */
const start = Date.UTC(2026, 2, 15, 9)

/** Counters of one history, by which its two versions (with and without lies) name the same visitors and orders. */
type Names = { visitors: number; orders: number; lies: number }

/** Returns the clicks of a link, the latest first. */
const clicksOf = (world: World, link: string) => world.clicks.filter(({ profileId }) => profileId === link).toReversed()

function tick(world: World, by: number): void {
  world.now += by
  countWaiting(world)
  if (world.retiredAt !== null) release(world)
}

function happens(world: World, names: Names, event: TrueEvent): void {
  switch (event.is) {
    case 'visit':
      for (let one = 0; one < event.visitors; one++)
        open(world, { link: event.link, network: event.network, visitor: `visitor-${names.visitors++}`, isHonest: true })
      return
    case 'order': {
      const number = `order-${names.orders++}`
      const click = clicksOf(world, event.link).filter(({ isHonest }) => isHonest)[event.click]
      if (!click || world.sample.objective !== 'SALES') return
      world.orders.set(number, event.link)
      // What only a page says about a code does not count without the owner, so honest shops report codes with their server.
      const isByCode = event.isByCode && world.sample.way === 'SERVER'
      const named = isByCode ? { clickId: null, promoCode: codeOf(event.link) } : { clickId: click.id }
      report(world, { ...named, number, way: world.sample.way })
      return
    }
    case 'time':
      return tick(world, event.by)
    case 'run':
      return payRun(world)
    case 'backOffice':
      decideAll(world, event.isFooled)
      // In some histories the owner decides too. In the others, the back office has to decide everything.
      if (event.isFooled) decideContested(world)
      return
    case 'retire':
      return retire(world)
  }
}

function isLied(world: World, names: Names, event: Lie): void {
  const { way, objective } = world.sample
  const invent = () => `invented-${names.lies++}`
  switch (event.is) {
    case 'flood':
      for (let one = 0; one < event.count; one++)
        open(world, { link: event.link, network: event.network, visitor: invent(), isHonest: false })
      return
    case 'noise': {
      const visitor = invent()
      const signs = event.as === 'bot' ? { isBot: true } : event.as === 'prefetch' ? { isPrefetch: true } : {}
      // Bots use many networks. A person who repeats clicks uses one.
      const networkOf = (one: number) => (event.as === 'repeat' ? event.network : `machines-${one % 8}`)
      for (let one = 0; one < event.count; one++)
        open(world, { link: event.link, network: networkOf(one), visitor, isHonest: false, signs })
      return
    }
    case 'swarm':
      for (let from = 0; from < event.networks; from++) {
        const visitor = invent()
        for (let one = 0; one < event.each; one++) open(world, { link: event.link, network: `swarm-${from}`, visitor, isHonest: false })
      }
      return
    case 'share':
      world.sharing.set(event.who, event.who === liar ? ['BANK_ACCOUNT'] : ['PHONE'])
      return
    case 'pixels':
    case 'collude':
    case 'steal':
    case 'codes':
    case 'trials':
    case 'again':
    case 'take':
      if (objective === 'SALES') liesInReports(world, names, event, way)
  }
}

type ReportLie = Exclude<Lie, { is: 'flood' | 'noise' | 'swarm' | 'share' }>

function liesInReports(world: World, names: Names, event: ReportLie, way: World['sample']['way']): void {
  const clickId = (link: string, at: number) => clicksOf(world, link)[at]?.id ?? 'none'
  switch (event.is) {
    case 'pixels':
      for (let one = 0; one < event.count; one++)
        report(world, { clickId: clickId(liar, event.click), number: `fake-${names.lies++}`, way: 'PIXEL', amount: event.amount })
      return
    case 'collude':
      for (let one = 0; one < event.count; one++)
        report(world, { clickId: clickId(liar, event.click), number: `fake-${names.lies++}`, way: 'SERVER' })
      return
    case 'steal':
      for (let one = 0; one < event.count; one++)
        report(world, {
          clickId: clickId(event.link, event.click + one),
          number: `order-${names.orders + event.ahead + one}`,
          way: 'PIXEL',
          amount: event.amount,
        })
      return
    case 'codes':
      for (let one = 0; one < event.count; one++)
        report(world, {
          clickId: null,
          promoCode: codeOf(event.link),
          number: event.ahead === null ? `fake-${names.lies++}` : `order-${names.orders + event.ahead + one}`,
          way: 'PIXEL',
          amount: event.amount,
        })
      return
    case 'trials':
      for (let one = 0; one < event.count; one++)
        report(world, { clickId: 'test', number: `order-${names.orders + event.ahead + one}`, way: 'PIXEL' })
      return
    case 'again': {
      const number = `order-${event.order}`
      // Skips proof that names another click than the browser report did. By such proof, the brand itself states whose order it is (Y-02).
      if (!world.orders.has(number) || (event.way === 'SERVER' && way === 'PIXEL')) return
      report(world, { clickId: clickId(event.link, event.click), number, way: event.way, amount: 1 })
      return
    }
    case 'take': {
      // Takes only a settled result. The brand could take any other result by a reversal.
      const found = [...world.conversions.values()].find((one) => one.profileId !== liar && settledOf(world, one) === one)
      if (!found) return
      open(world, { link: liar, network: 'hotel', visitor: `invented-${names.lies++}`, isHonest: false })
      tick(world, minute)
      report(world, { clickId: clickId(liar, 0), number: found.externalId, way: event.way })
      confirm(world, found.externalId)
    }
  }
}

/** Ends a program. First its attribution window and holds pass, then the back office decides, then a run pays all rewards. */
function end(world: World, isFooled: boolean): void {
  retire(world)
  for (let week = 0; week < 9; week++) {
    tick(world, 7 * day)
    payRun(world)
  }
  decideEverything(world, isFooled)
  for (let week = 0; week < 4; week++) {
    tick(world, 7 * day)
    decideEverything(world, isFooled)
    grantWaiting(world)
    payRun(world)
  }
  tick(world, 7 * day)
}

/** Plays a history to its end, with or without its lies. */
export function play({ sample, events, isFooled }: History, withLies: boolean): World {
  const world = begin(sample, start)
  const names: Names = { visitors: 0, orders: 0, lies: 0 }
  for (const { isLie, event } of events) {
    tick(world, minute)
    if (!isLie) happens(world, names, event)
    else if (withLies) isLied(world, names, event)
  }
  end(world, isFooled)
  return world
}
