import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkDay, mayNeedCase, type ArrivedClick, type LinkDayBefore, type LinkDayChanges } from './link-day.ts'
import type { NetworkHistory } from './networks.ts'

const limits = { perNetwork: 20, perOwnNetwork: 5 }
const hour = 3_600_000
const nothing: LinkDayBefore = {
  clicks: 0,
  invalid: 0,
  hours: new Map(),
  networks: new Map(),
  ownNetworks: new Set(),
  participantNetworks: new Set(),
  cases: new Map(),
  sharesContact: false,
  paysForClicks: false,
  outages: [],
}
const person = { isBot: false, isPrefetch: false, isOwnBrowser: false, isCapped: false }
let clicks = 0
const clickOf = (over: Partial<ArrivedClick> = {}): ArrivedClick => {
  clicks += 1
  return {
    id: `click-${clicks}`,
    at: 0,
    visitor: `visitor-${clicks}`,
    network: `network-${clicks}`,
    signs: person,
    visitorClicks: 1,
    ...over,
  }
}
const many = (count: number, over: Partial<ArrivedClick> = {}) => Array.from({ length: count }, () => clickOf(over))

function outcomes(before: Partial<LinkDayBefore>, given: readonly ArrivedClick[]) {
  const day = linkDay({ ...nothing, ...before }, limits)
  const all = given.map((click) => day.decide(click))
  return { all: all.map(({ status, reason }) => reason ?? status), changes: day.changes() }
}

describe('clicks of one network', () => {
  it('are held after twenty valid clicks on a link and day, and open a case (Y-06)', () => {
    const { all, changes } = outcomes({}, many(500, { network: 'carrier', at: 7 }))
    expect(all.filter((one) => one === 'Approved')).toHaveLength(20)
    expect(all.slice(20).every((one) => one === 'TOO_MANY_FROM_NETWORK')).toBe(true)
    expect([...changes.held]).toEqual([['carrier', { reason: 'TOO_MANY_FROM_NETWORK', count: 480, at: 7 }]])
    expect(changes.networks.get('carrier')).toEqual({ valid: 20, invalid: 10 })
  })

  it('are held after five valid clicks if the participant, a manager or the owner was signed in on that network', () => {
    const { all } = outcomes({ ownNetworks: new Set(['home']) }, many(210, { network: 'home' }))
    expect(all.filter((one) => one === 'Approved')).toHaveLength(5)
    expect(all.filter((one) => one === 'OWN_NETWORK')).toHaveLength(205)
  })

  it.each([
    ['Counted', 'Approved', 0],
    ['Refused', 'OWN_NETWORK', 0],
    ['Open', 'TOO_MANY_FROM_NETWORK', 3],
  ] as const)('get the status that follows from a case that is %s', (status, outcome, held) => {
    const networks = new Map([['carrier', { valid: 20, invalid: 10 }]])
    const cases = new Map([['carrier', { status, reason: 'OWN_NETWORK' as const, seen: status === 'Counted' ? 3 : 0 }]])
    const { all, changes } = outcomes({ networks, cases }, many(3, { network: 'carrier' }))
    expect(all).toEqual([outcome, outcome, outcome])
    expect(changes.held.get('carrier')?.count ?? 0).toBe(held)
  })

  it('are held again, and open the case again, after n further valid clicks if an admin let n clicks count', () => {
    const networks = new Map([['carrier', { valid: 20, invalid: 10 }]])
    const cases = new Map([['carrier', { status: 'Counted' as const, reason: 'TOO_MANY_FROM_NETWORK' as const, seen: 80 }]])
    const { all, changes } = outcomes({ networks, cases }, many(500, { network: 'carrier', at: 7 }))
    expect(all.filter((one) => one === 'Approved')).toHaveLength(80)
    expect([...changes.held]).toEqual([['carrier', { reason: 'TOO_MANY_FROM_NETWORK', count: 420, at: 7 }]])
  })

  it('are not limited if the network is unknown', () => {
    expect(new Set(outcomes({}, many(100, { network: null })).all)).toEqual(new Set(['Approved']))
  })

  it('open no case if a shared contact holds them', () => {
    const { all, changes } = outcomes({ sharesContact: true }, many(30, { network: 'carrier' }))
    expect(new Set(all)).toEqual(new Set(['SHARED_CONTACT']))
    expect(changes.held.size).toBe(0)
    expect(changes.clicks).toBe(0)
  })
})

describe('the share of invalid clicks (Y-07)', () => {
  const bots = (count: number) => many(count, { signs: { ...person, isBot: true } })
  const ahead = (count: number) => many(count, { signs: { ...person, isPrefetch: true } })
  const own = (count: number, network: string) => many(count, { network, signs: { ...person, isOwnBrowser: true } })
  const participantNetworks = new Set(['one', 'two', 'three'])
  /** Clicks of one visitor who returns again and again. Only the first click counts. */
  const again = (count: number, network: string) => many(count, { network, visitor: `again-${network}` })

  it('ignores bots, previews and prefetches in any number', () => {
    const { all } = outcomes({}, [...bots(500), ...ahead(500), ...many(60)])
    expect(all.slice(1_000).every((one) => one === 'Approved')).toBe(true)
  })

  it('includes at most ten invalid clicks of one network of the participant', () => {
    const one = outcomes({ participantNetworks }, [...many(30), ...own(500, 'one'), ...many(40)])
    expect(one.all.filter((outcome) => outcome === 'Approved')).toHaveLength(70)
    expect(one.changes).toMatchObject({ clicks: 80, invalid: 10 })
    const several = outcomes({ participantNetworks }, [...many(30), ...own(10, 'one'), ...own(10, 'two'), ...own(10, 'three'), ...many(1)])
    expect(several.all.at(-1)).toBe('TOO_MANY_INVALID')
  })

  it('cannot be lowered by further clicks of the same network', () => {
    const spoilt = [...own(10, 'one'), ...own(10, 'two'), ...own(10, 'three'), ...many(30)]
    expect(outcomes({ participantNetworks }, [...spoilt, ...own(1_000, 'three'), ...many(1)]).all.at(-1)).toBe('TOO_MANY_INVALID')
  })

  it.each([5, 50])('is not raised by a stranger who returns again and again on %i networks', (count) => {
    const strangers = Array.from({ length: count }, (_, n) => again(60, `strange-${n}`)).flat()
    const { all, changes } = outcomes({}, [...many(10), ...strangers, ...many(50)])
    expect([...all.slice(0, 10), ...all.slice(-50)]).toEqual(Array.from({ length: 60 }, () => 'Approved'))
    expect(changes).toMatchObject({ clicks: 60 + count, invalid: 0 })
  })

  it.each([5, 50])('is not raised by the owner’s browsers or by held clicks of one visitor, on %i networks', (count) => {
    const strangers = Array.from({ length: count }, (_, n) => [
      ...own(20, `strange-${n}`),
      ...many(20, { network: `strange-${n}`, visitorClicks: 31 }),
    ]).flat()
    const { all, changes } = outcomes({ ownNetworks: new Set(['strange-0', 'strange-1']) }, [...strangers, ...many(50)])
    expect(all.slice(-50)).toEqual(Array.from({ length: 50 }, () => 'Approved'))
    expect(changes.invalid).toBe(0)
  })

  it.each([5, 50])('is raised to at most a third by a stranger with valid clicks on %i networks, so no honest click is held', (count) => {
    const strangers = Array.from({ length: count }, (_, n) => [
      ...many(20, { network: `strange-${n}` }),
      ...again(60, `strange-${n}`),
    ]).flat()
    const { all, changes } = outcomes({}, [...strangers, ...many(50)])
    expect(all.slice(-50)).toEqual(Array.from({ length: 50 }, () => 'Approved'))
    expect(changes).toMatchObject({ clicks: 30 * count + 50, invalid: 10 * count })
  })

  it('falls with good clicks, also with those that are held for the share', () => {
    const { all } = outcomes({ clicks: 50, invalid: 21 }, many(10))
    expect(all).toEqual(['TOO_MANY_INVALID', 'TOO_MANY_INVALID', ...Array.from({ length: 8 }, () => 'Approved')])
  })

  it('holds no click because of later clicks', () => {
    const { all } = outcomes({ participantNetworks }, [...many(30), ...own(10, 'one'), ...own(10, 'two'), ...own(10, 'three')])
    expect(all.slice(0, 30).every((one) => one === 'Approved')).toBe(true)
  })

  it('holds no click of a popular link, even if thousands of people share one address of a carrier', () => {
    const { all } = outcomes(
      {},
      Array.from({ length: 6_000 }, (_, index) => clickOf({ network: `carrier-${index % 12}` })),
    )
    expect(all.filter((one) => one === 'Approved')).toHaveLength(240)
    expect(all).not.toContain('TOO_MANY_INVALID')
  })
})

it('mayNeedCase is true only if the limit of the network may be exceeded', () => {
  expect(mayNeedCase(undefined, false, 19, limits)).toBe(false)
  expect(mayNeedCase({ valid: 1, invalid: 0 }, false, 19, limits)).toBe(true)
  expect(mayNeedCase(undefined, true, 5, limits)).toBe(true)
})

/** Returns the state of a day after these changes. */
function after(before: LinkDayBefore, changes: LinkDayChanges): LinkDayBefore {
  const networks = new Map(before.networks)
  for (const [network, { valid, invalid }] of changes.networks) {
    const known = networks.get(network) ?? { valid: 0, invalid: 0 }
    networks.set(network, { valid: known.valid + valid, invalid: known.invalid + invalid })
  }
  return {
    ...before,
    clicks: before.clicks + changes.clicks,
    invalid: before.invalid + changes.invalid,
    hours: new Map([...before.hours, ...changes.hours]),
    networks,
  }
}

it('clicks that are decided together or one by one get the same sums, holds and cases', () => {
  const click = fc.record({
    visitor: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    network: fc.constantFrom(null, 'home', 'carrier', 'office', 'refused'),
    at: fc.integer({ min: 0, max: hour }),
    signs: fc.record({
      isBot: fc.constantFrom(false, false, false, true),
      isPrefetch: fc.constantFrom(false, false, false, true),
      isOwnBrowser: fc.constantFrom(false, false, true),
      isCapped: fc.constantFrom(false, false, false, true),
    }),
  })
  const parts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 })
  const begun: LinkDayBefore = {
    ...nothing,
    ownNetworks: new Set(['home']),
    participantNetworks: new Set(['home']),
    cases: new Map<string, NonNullable<NetworkHistory['decided']>>([
      ['refused', { status: 'Refused', reason: 'TOO_MANY_FROM_NETWORK', seen: 0 }],
      ['office', { status: 'Counted', reason: 'TOO_MANY_FROM_NETWORK', seen: 3 }],
    ]),
  }
  fc.assert(
    fc.property(fc.array(click, { minLength: 60, maxLength: 150 }), parts, (drawn, sizes) => {
      let at = 0
      const given = drawn.map((one, index): ArrivedClick => {
        at += one.at
        return { ...one, at, id: `click-${index}`, visitorClicks: 1 }
      })
      const whole = linkDay(begun, limits)
      const together = given.map((one) => whole.decide(one))
      const held = new Map<string, number>()
      let before = begun
      const inParts: unknown[] = []
      for (let from = 0, turn = 0; from < given.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1
        const day = linkDay(before, limits)
        inParts.push(...given.slice(from, from + size).map((one) => day.decide(one)))
        for (const [network, { count }] of day.changes().held) held.set(network, (held.get(network) ?? 0) + count)
        before = after(before, day.changes())
        from += size
      }
      expect(inParts).toEqual(together)
      const all = after(begun, whole.changes())
      expect({ ...before, hours: [...before.hours].toSorted() }).toEqual({ ...all, hours: [...all.hours].toSorted() })
      expect([...held].toSorted()).toEqual([...whole.changes().held].map(([network, { count }]) => [network, count]).toSorted())
    }),
  )
})

describe('clicks during an outage of the brand’s page', () => {
  const outages = [{ programId: 'p', from: 10 * hour, until: 12 * hour }]
  const down = 11 * hour
  const during = (count: number, over: Partial<ArrivedClick> = {}) => many(count, { at: down, ...over })

  it('count, and are not part of the share, of a network’s count or of a case', () => {
    const { all, changes } = outcomes({ outages, clicks: 100, invalid: 39 }, [
      ...during(60, { network: 'carrier' }),
      ...during(60, { network: 'home', visitor: 'who tries again' }),
    ])
    expect(all.filter((one) => one === 'Approved')).toHaveLength(61)
    expect(all.filter((one) => one === 'REPEAT')).toHaveLength(59)
    expect(changes).toMatchObject({ clicks: 0, invalid: 0 })
    expect(changes.held.size).toBe(0)
    expect(changes.networks.get('carrier')).toBeUndefined()
  })

  it('are held neither for the share of the day nor for the number of a visitor’s clicks', () => {
    const before = { outages, clicks: 100, invalid: 80 }
    expect(outcomes(before, during(1)).all).toEqual(['Approved'])
    expect(outcomes(before, during(1, { visitorClicks: 500 })).all).toEqual(['Approved'])
    expect(outcomes(before, many(1, { at: 13 * hour })).all).toEqual(['TOO_MANY_INVALID'])
  })

  it('do not count for what comes before or after', () => {
    const later = many(20, { network: 'carrier', at: 13 * hour })
    const { all } = outcomes({ outages }, [...during(200, { network: 'carrier' }), ...later])
    expect(all.slice(200)).toEqual(later.map(() => 'Approved'))
  })

  it('of a visitor who comes again when the page works make no invalid click', () => {
    const late = 12 * hour - 60_000
    const { all, changes } = outcomes({ outages }, [
      clickOf({ visitor: 'v', network: 'n', at: late }),
      clickOf({ visitor: 'v', network: 'n', at: late + 120_000 }),
    ])
    expect(all).toEqual(['Approved', 'REPEAT'])
    expect(changes).toMatchObject({ clicks: 0, invalid: 0 })
  })

  it('are still judged by who clicks: machines, own browsers and a shared contact', () => {
    const signs = (over: object) => during(1, { signs: { ...person, ...over } })
    const { all, changes } = outcomes({ outages }, [
      ...signs({ isBot: true }),
      ...signs({ isOwnBrowser: true }),
      ...signs({ isCapped: true }),
    ])
    expect(all).toEqual(['BOT', 'OWN_BROWSER', 'CAPPED'])
    expect(changes).toMatchObject({ clicks: 0, invalid: 0 })
    expect(outcomes({ outages, sharesContact: true }, during(1)).all).toEqual(['SHARED_CONTACT'])
  })

  it('count without end nowhere: of one network as many as on any other day, if the program pays for clicks', () => {
    const { all, changes } = outcomes({ outages, paysForClicks: true }, during(500, { network: 'carrier' }))
    expect(all.filter((one) => one === 'Approved')).toHaveLength(20)
    expect(all.filter((one) => one === 'OUTAGE')).toHaveLength(480)
    expect(changes.held.size).toBe(0)
    const stored = outcomes({ outages, paysForClicks: true, networks: changes.networks }, during(3, { network: 'carrier' }))
    expect(stored.all).toEqual(['OUTAGE', 'OUTAGE', 'OUTAGE'])
    const own = outcomes({ outages, paysForClicks: true, ownNetworks: new Set(['home+outage']) }, during(9, { network: 'home' }))
    expect(own.all.filter((one) => one === 'Approved')).toHaveLength(5)
  })
})
