import { describe, expect, inject, it } from 'vitest'
import { openServerWorld } from '../../testing/test-world.ts'
import { createTillsService } from './service.ts'
import { isToken, tillsHarness } from './testing/tills-harness.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** A till on a PostgreSQL server, where transactions really run at the same time, and a second process. */
async function tillOnServer() {
  const handle = await openServerWorld()
  const t = await tillsHarness(handle)
  const other = createTillsService({ ...t, tracking: t.services[1] })
  return { ...t, phoneOf: (n: number) => (n % 2 ? t.phone : other.phone), ownerOf: (n: number) => (n % 2 ? t.tills : other) }
}

describe.runIf(inject('postgresUrl'))('a till on a PostgreSQL server', () => {
  it('counts an order once that its phone sends many times at once', async () => {
    const t = await tillOnServer()
    const sent = { key: t.nextKey(), code: 'RAMA7', amount: 64_50, ago: 0 }
    const answers = await times(20, (n) => t.phoneOf(n).report(t.own, sent))
    expect(answers.filter((answer) => 'isRepeat' in answer && !answer.isRepeat)).toHaveLength(1)
    expect(await t.conversions()).toHaveLength(1)
    expect(await t.shown()).toMatchObject({ orders: 1, sum: 64_50 })
  })

  it('reports no more than it may, and numbers its orders without a gap, if several phones send at once', async () => {
    const t = await tillOnServer()
    await t.tills.change(t.owner, { programId: 'p', id: t.till.id, mostPerHour: 5 })
    await times(20, (n) => t.phoneOf(n).report(t.own, { key: t.nextKey(), code: 'RAMA7', amount: 1_00, ago: 0 }))
    const stored = await t.db.selectFrom('till_orders').select('number').orderBy('number').execute()
    expect(stored.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  })

  it('undoes an order once, while it is sent and undone many times at once', async () => {
    const t = await tillOnServer()
    const sent = { key: t.nextKey(), code: 'RAMA7', amount: 64_50, ago: 0 }
    await t.phone.report(t.own, sent)
    await times(20, async (n) => (n % 3 ? t.phoneOf(n).undo(t.own, sent.key) : t.phoneOf(n).report(t.own, sent)))
    expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
    expect(t.counted.filter(({ to }) => to === 'Reversed')).toHaveLength(1)
    expect(await t.shown()).toMatchObject({ orders: 0, sum: 0 })
  })

  it('counts each of many wrong PINs that are typed at once', async () => {
    const t = await tillOnServer()
    const answers = await times(20, (n) => t.phoneOf(n).enter(t.link, 'nope'))
    const codes = answers.map((answer) => (isToken(answer) ? 'IN' : answer.code))
    expect(codes.filter((code) => code === 'PIN_WRONG')).toHaveLength(4)
    expect(codes.filter((code) => code === 'TILL_LOCKED')).toHaveLength(16)
    expect(await t.shown()).toMatchObject({ locks: 1 })
  })

  it('takes no order after it was revoked, even if both come at once', async () => {
    const t = await tillOnServer()
    const [, ...answers] = await Promise.all([
      t.tills.revoke(t.owner, { programId: 'p', id: t.till.id }),
      ...Array.from({ length: 10 }, (_, n) => t.phoneOf(n).report(t.own, { key: t.nextKey(), code: 'RAMA7', amount: 1_00, ago: 0 })),
    ])
    const taken = answers.filter((answer) => 'order' in answer).length
    expect(await t.conversions()).toHaveLength(taken)
    expect(await t.order()).toEqual({ code: 'TILL_NOT_FOUND' })
  })

  it('makes no more tills than a program may have', async () => {
    const t = await tillOnServer()
    const answers = await times(25, (n) =>
      t
        .ownerOf(n)
        .make(t.owner, { programId: 'p', name: `Till ${n}` })
        .then(
          () => 'made',
          () => 'refused',
        ),
    )
    expect(answers.filter((one) => one === 'made')).toHaveLength(19)
  })
})
