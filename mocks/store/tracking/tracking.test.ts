import { describe, expect, test } from 'vitest'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { ConversionWay } from '@wasla/contract/tracking/record.ts'
import { manualClock } from '../../platform/clock.ts'
import { createStore } from '../memory.ts'
import { take } from './conversions.ts'
import { differingIn } from './differing.ts'
import { sendTest, setup } from './setup.ts'
import { countDue, decideWaiting } from './waiting.ts'

/** Creates an active program with the objective of sales, a participant, and a click on the participant's link. */
function begin() {
  const clock = manualClock()
  const store = createStore(clock)
  const { programs, participations, clicks } = store.memory.world
  const program = programs.find(({ status, objectiveType }) => status === 'Active' && objectiveType === 'SALES')
  const joined = participations.find((one) => one.programId === program?.id && one.status === 'Accepted')
  if (!program || !joined) throw new Error('The world has no program that sells')
  clicks.push({
    ...{ id: 'click', programId: program.id, profileId: joined.profileId, at: clock.now() - 60_000, channel: 'TIKTOK' },
    ...{ country: 'SA', visitor: 'a visitor of the mock', status: 'Approved', reason: null },
  })
  const report = (over: Partial<Parameters<typeof take>[1]['reported']> = {}, way: ConversionWay = 'SERVER') =>
    take(store, {
      programId: program.id,
      way,
      reported: {
        clickId: 'click',
        promoCode: null,
        event: 'SALE',
        externalId: 'o',
        amount: 5_00,
        occurredAt: null,
        isReversed: false,
        ...over,
      },
    })
  return { store, program, report, clock, profileId: joined.profileId }
}

describe('conversions of the mock', () => {
  test('are counted once and can be reversed', () => {
    const { store, report } = begin()
    expect(report()).toMatchObject({ status: 'Approved', isRepeat: false })
    expect(report({ amount: 1 })).toMatchObject({ isRepeat: true })
    expect(report({ isReversed: true })).toMatchObject({ status: 'Reversed', isRepeat: false })
    expect(store.memory.world.conversions.filter(({ externalId }) => externalId === 'o')).toMatchObject([
      { status: 'Reversed', amount: 5_00 },
    ])
  })

  test('use the click that counted, even if they have the id of a repeat click', () => {
    const { store, report } = begin()
    const { clicks, conversions } = store.memory.world
    const click = clicks.find(({ id }) => id === 'click')
    if (click) clicks.push({ ...click, id: 'repeat', at: click.at + 1, status: 'Rejected', reason: 'REPEAT' })
    expect(report({ clickId: 'repeat' })).toMatchObject({ status: 'Approved', isRepeat: false })
    expect(conversions.find(({ externalId }) => externalId === 'o')?.clickId).toBe('click')
    expect(report({ clickId: 'repeat' })).not.toHaveProperty('differs')
  })

  test('with a secret or a confirmation are held if they contradict a conversion that counts for good (X-21)', () => {
    const { store, program, report, clock, profileId } = begin()
    const { clicks, conversions } = store.memory.world
    const click = clicks.find(({ id }) => id === 'click')
    if (!click) throw new Error('There is a click')
    for (const externalId of ['o', 'p']) report({ externalId }, 'PIXEL')
    clock.advance(31 * 86_400_000)
    countDue(store)
    clicks.push({ ...click, id: 'late', profileId: 'somebody', visitor: 'another visitor', at: clock.now() - 60_000 })
    expect(report({ clickId: 'late' })).toMatchObject({ status: 'Held', isRepeat: false })
    expect(report({ clickId: 'late', externalId: 'p' }, 'PIXEL')).toMatchObject({ status: 'Pending', isRepeat: false })
    const ids = conversions.flatMap(({ id, status, externalId }) => (externalId === 'p' && status === 'Pending' ? [id] : []))
    expect(decideWaiting(store, program.profileId, { programId: program.id, ids, counts: true })).toEqual({ changedIds: [], heldIds: ids })
    for (const number of ['o', 'p'])
      expect(
        conversions.filter(({ externalId }) => externalId === number).map((one) => [one.profileId, one.status, one.reason, one.naming]),
      ).toEqual([
        [profileId, 'Approved', null, 'Former'],
        ['somebody', 'Held', 'CONTESTED', 'Contested'],
      ])
    expect(differingIn(store, program.id)).toMatchObject([{ differs: ['clickId'], times: 1 }])
  })

  test('wait for a person’s decision if two browsers report the same order (Y-02)', () => {
    const { store, program, report, clock, profileId } = begin()
    const click = store.memory.world.clicks.find(({ id }) => id === 'click')
    if (!click) throw new Error('There is a click')
    store.memory.world.clicks.push({ ...click, id: 'guessed', profileId: 'somebody', visitor: 'another visitor' })
    const inProgram = () => store.memory.world.conversions.filter((one) => one.programId === program.id && one.externalId === 'o')
    const statuses = () => inProgram().map((one) => [one.profileId, one.status, one.naming])
    const decide = (counts: boolean) => {
      const ids = inProgram().flatMap(({ id, status }) => (status === 'Pending' ? [id] : []))
      return decideWaiting(store, program.profileId, { programId: program.id, ids, counts, reason: counts ? null : 'NOT_FOUND' })
    }
    expect(report({ clickId: 'guessed' }, 'PIXEL')).toMatchObject({ isRepeat: false })
    expect(report({}, 'PIXEL')).toMatchObject({ isRepeat: true, differs: ['clickId'] })
    expect(statuses()).toEqual([['somebody', 'Pending', 'Contested']])
    expect(differingIn(store, program.id)).toMatchObject([{ clickId: 'click' }])
    decide(false)
    expect(statuses()).toEqual([
      ['somebody', 'Rejected', 'Former'],
      [profileId, 'Pending', 'Contested'],
    ])
    clock.advance(90 * 86_400_000)
    countDue(store)
    expect(statuses()[1]).toEqual([profileId, 'Held', 'Contested'])
    expect(report({ isReversed: true })).toMatchObject({ code: 'ATTRIBUTION_WINDOW_PASSED' })
  })

  test('are held if they come too soon after the click, and refused if their event does not belong to the objective', () => {
    const { report, store } = begin()
    const click = store.memory.world.clicks.find(({ id }) => id === 'click')
    if (click) click.at = store.clock.now() - 1_000
    expect(report()).toMatchObject({ status: 'Held' })
    expect(report({ externalId: 'p', event: 'LEAD' })).toEqual({ code: 'EVENT_NOT_FOR_OBJECTIVE' })
  })

  test('count for nobody if they are trials, and only the time of the trial is stored', () => {
    const { store, program } = begin()
    expect(eventOf(program.objectiveType)).toBe('SALE')
    const before = setup(store, program.profileId, program.id)
    expect(sendTest(store, program.profileId, program.id)).toEqual({ success: true })
    const { lastTestAt, lastConversionAt } = setup(store, program.profileId, program.id)
    expect([before.lastTestAt, lastTestAt]).toEqual([null, new Date(store.clock.now()).toISOString()])
    expect(lastConversionAt).toBe(before.lastConversionAt)
  })
})
