import { describe, expect, it } from 'vitest'
import { decideCheck, firstCheckAt, isDecisive, type CheckFacts, type CheckState } from './decide-check.ts'
import { linkCheckTimes as times } from './limits.ts'
import { mapLinkCheck } from './mappers.ts'
import { isChecked } from './new-check.ts'
import { isEndNotified, isNotified, outageNoticeToOwner, outageNoticeToParticipants } from './notices.ts'
import { answered, checkedNow as now, checkOf, outageOf, unreachable } from './testing/checks.ts'

const facts: CheckFacts = {
  probe: answered,
  program: { host: 'nabt.example', countsEvents: true },
  confirmsPage: false,
  isOurNetworkDown: false,
}
const decide = (state: Partial<CheckState>, over: Partial<CheckFacts> = {}, at = now) =>
  decideCheck({ check: checkOf(), outage: null, isDemo: false, ...state }, { ...facts, ...over }, { now: at, outageId: 'new' })
const failing = { probe: unreachable }
const minute = 60_000

describe('a check', () => {
  it('that succeeds remembers the page, and comes again within the hour, not for all programs at once', () => {
    const { check, opened, ended } = decide({ check: checkOf({ landing: null, keepsClickId: false, hasSnippet: false, leasedUntil: now }) })
    expect({ opened, ended }).toEqual({ opened: null, ended: null })
    expect(check).toMatchObject({
      landing: 'nabt.example',
      keepsClickId: true,
      hasSnippet: true,
      checkedAt: now,
      leasedUntil: null,
      fault: null,
    })
    const waits = Array.from({ length: 50 }, (_, at) => decide({ check: checkOf({ programId: `p${at}` }) }).check.nextAt - now)
    expect(new Set(waits).size).toBeGreaterThan(40)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(times.usual)
    expect(Math.max(...waits)).toBeLessThan(times.usual + times.jitter)
  })

  it('that fails once opens no outage, because one lost packet is none', () => {
    const first = decide({}, failing)
    expect(first.opened).toBeNull()
    expect(first.check).toMatchObject({ failingSince: now, fault: 'UNREACHABLE', nextAt: now + times.again })
    const second = decide({ check: first.check }, {}, now + times.again)
    expect(second.opened).toBeNull()
    expect(second.check).toMatchObject({ failingSince: null, fault: null })
  })

  it('that fails a second time some minutes later opens an outage, which began with the first', () => {
    const { check } = decide({}, failing)
    const { opened, check: after } = decide({ check }, failing, now + times.again)
    expect(opened).toEqual({
      ...{ id: 'new', programId: 'p', fault: 'UNREACHABLE', detail: null },
      ...{ startedAt: now, openedAt: now + times.again, endedAt: null, endedBy: null },
    })
    expect(after.nextAt).toBe(now + times.again + times.whileDown)
  })

  it('that fails again within seconds opens none, however often the owner asks', () => {
    let { check } = decide({}, failing)
    for (const seconds of [5, 10, 60, 170]) {
      const again = decide({ check }, failing, now + seconds * 1_000)
      expect(again.opened).toBeNull()
      expect(again.check.nextAt).toBe(now + times.again)
      check = again.check
    }
    expect(decide({ check }, failing, now + times.again).opened).not.toBeNull()
  })

  it('opens an outage within seconds in a demo', () => {
    const { check } = decide({ isDemo: true }, failing)
    expect(check.nextAt).toBe(now + times.againInDemo)
    expect(decide({ check, isDemo: true }, failing, now + times.againInDemo).opened).not.toBeNull()
  })

  it('says nothing about the hours in which no server checked', () => {
    const check = checkOf({ failingSince: now - 3 * 60 * minute, fault: 'UNREACHABLE' })
    const { opened, check: after } = decide({ check }, failing)
    expect(opened).toBeNull()
    expect(after.failingSince).toBe(now)
  })

  it('that fails during an outage opens no second one, and keeps the reason up to date', () => {
    const { opened, ended, check } = decide({ outage: outageOf() }, { probe: { ...answered, status: 503 } })
    expect({ opened, ended }).toEqual({ opened: null, ended: null })
    expect(check).toMatchObject({ fault: 'ERROR_PAGE', detail: '503', nextAt: now + times.whileDown })
  })

  it('that succeeds ends the outage', () => {
    expect(decide({ outage: outageOf() }).ended).toMatchObject({ id: 'outage', endedAt: now, endedBy: 'RECOVERED' })
  })

  it('opens no outage if our own network may be down, and doubts on', () => {
    const check = checkOf({ failingSince: now - times.again, fault: 'UNREACHABLE' })
    expect(isDecisive({ check, outage: null, isDemo: false }, now)).toBe(true)
    const decided = decide({ check }, { ...failing, isOurNetworkDown: true })
    expect(decided.opened).toBeNull()
    expect(decided.check).toMatchObject({ failingSince: now - times.again, nextAt: now + times.again })
    const gone = { probe: { ...answered, status: 404 }, isOurNetworkDown: true }
    expect(decide({ check }, gone).opened).not.toBeNull()
  })

  it('is made of programs that run and count what links bring', () => {
    const ways = ['LINKS', 'LINKS_AND_CODES', 'CODES'] as const
    expect(ways.map((countsBy) => isChecked({ status: 'Active', countsBy }))).toEqual([true, true, false])
    expect(isChecked({ status: 'OnHold', countsBy: 'LINKS' })).toBe(false)
  })

  it('comes early enough that both sides read of an outage within an hour of its beginning', () => {
    expect(times.usual + times.jitter + times.again).toBeLessThan(60 * minute)
  })

  it('of a program that just began comes at once, and of all others spread over the hour', () => {
    expect(firstCheckAt('p', { publishedAt: now - 1_000, now })).toBe(now)
    const first = Array.from({ length: 200 }, (_, at) => firstCheckAt(`p${at}`, { publishedAt: now - 86_400_000, now }) - now)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...first)).toBeLessThan(times.usual)
    const perMinute = Map.groupBy(first, (wait) => Math.floor(wait / minute))
    expect(Math.max(...[...perMinute.values()].map(({ length }) => length))).toBeLessThan(20)
  })
})

describe('a confirmation of the owner', () => {
  const moved = { ...answered, landing: 'other.example', hasSnippet: false }

  it('ends an outage because of another page, and the next check compares with that page', () => {
    const { check, ended } = decide({ outage: outageOf({ fault: 'OTHER_SITE' }) }, { probe: moved, confirmsPage: true })
    expect(ended?.endedBy).toBe('CONFIRMED')
    expect(check).toMatchObject({ landing: 'other.example', hasSnippet: false, fault: null })
    expect(decide({ check }, { probe: moved }).check.fault).toBeNull()
  })

  it('of a page that refuses us holds until the page lets us in, and says nothing else about the page', () => {
    const refusing = { probe: { ...answered, status: 403, landing: 'login.example', keepsClickId: false, hasSnippet: null } }
    const { check, ended } = decide({ outage: outageOf({ fault: 'REFUSED' }) }, { ...refusing, confirmsPage: true })
    expect(ended?.endedBy).toBe('CONFIRMED')
    expect(check).toMatchObject({ refusesUs: true, landing: 'nabt.example', keepsClickId: true, hasSnippet: true })
    expect(decide({ check }, refusing).check).toMatchObject({ refusesUs: true, fault: null })
    const letIn = decide({ check }).check
    expect(letIn.refusesUs).toBe(false)
    expect(decide({ check: letIn }, refusing).check.fault).toBe('REFUSED')
  })

  it('does not end an outage of a page that opens for nobody', () => {
    for (const probe of [unreachable, { ...answered, status: 404 }, { ...answered, status: 500 }]) {
      const { ended, check } = decide({ outage: outageOf() }, { probe, confirmsPage: true })
      expect(ended).toBeNull()
      expect(check.fault).not.toBeNull()
    }
  })

  it('is not the reason of an end if the page had no fault', () => {
    expect(decide({ outage: outageOf() }, { confirmsPage: true }).ended?.endedBy).toBe('RECOVERED')
  })
})

describe('what people read of an outage', () => {
  const program = { id: 'p', profileId: 'brand', name: 'Morning cup' }

  it('goes to the owner without a sender, and to participants from the owner', () => {
    expect(outageNoticeToOwner(program, outageOf(), 'STARTED')).toEqual({
      ...{ profileId: 'brand', type: 'PROGRAM_OUTAGE_STARTED', referenceId: 'outage' },
      meta: { programId: 'p', programName: 'Morning cup' },
    })
    expect(outageNoticeToParticipants(program, outageOf(), 'ENDED')).toMatchObject({
      type: 'PROGRAM_OUTAGE_ENDED',
      senderProfileId: 'brand',
    })
  })

  it('does not include its end if the program stopped, because the page may still be down', () => {
    expect((['RECOVERED', 'CONFIRMED', 'STOPPED', null] as const).map((endedBy) => isEndNotified({ endedBy }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is no notification after four outages in a day', () => {
    expect([0, 3, 4, 20].map(isNotified)).toEqual([true, true, false, false])
  })

  it.each([
    ['PAUSED', { isChecked: false }],
    ['UNCHECKED', { check: null }],
    ['UNCHECKED', { check: checkOf({ checkedAt: null }) }],
    ['WORKING', {}],
    ['DOUBTFUL', { check: checkOf({ fault: 'UNREACHABLE', failingSince: now }) }],
    ['DOWN', { check: checkOf({ fault: 'UNREACHABLE' }), outages: [outageOf()] }],
  ] as const)('is the state %s', (state, over) => {
    const shown = {
      programId: 'p',
      isChecked: true,
      trackingUrl: 'https://nabt.example/morning?a=1',
      check: checkOf(),
      outages: [],
      ...over,
    }
    expect(mapLinkCheck(shown)).toMatchObject({ state, place: 'nabt.example/morning' })
  })

  it('names the status of an error page, or where the link leads, and never both', () => {
    const shown = (over: object) => mapLinkCheck({ programId: 'p', isChecked: true, trackingUrl: '', check: checkOf(over), outages: [] })
    expect(shown({ fault: 'ERROR_PAGE', detail: '503' })).toMatchObject({ status: 503, site: null, mayConfirm: false })
    expect(shown({ fault: 'OTHER_SITE', detail: 'parked.example' })).toMatchObject({
      status: null,
      site: 'parked.example',
      mayConfirm: true,
    })
    expect(shown({ fault: 'DNS' })).toMatchObject({ status: null, site: null, mayConfirm: false })
  })
})
