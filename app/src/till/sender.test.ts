import { describe, expect, it } from 'vitest'
import type { TillRefusalCode } from '@wasla/contract/tills/refusals.ts'
import { createBox } from './box.ts'
import { newOrder, wantUndo, type StoredOrder } from './stored-order.ts'
import { createSender } from './sender.ts'

const now = 1_000

/** A browser’s storage in memory. */
function memory() {
  const all = new Map<string, string>()
  return {
    get length() {
      return all.size
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
  }
}

type Reply = 'OK' | 'AWAY' | { code: TillRefusalCode; retryAfter?: number }

/** A phone with a server that answers as it is told, and that counts keys once. */
function phone() {
  const storage = memory()
  const box = createBox(() => storage, 'link')
  const replies: Reply[] = []
  const calls: string[] = []
  const counted = new Set<string>()
  const timers: { run: () => void; seconds: number }[] = []
  const events: (boolean | string)[] = []
  const answer = (kind: string, key: string) => {
    calls.push(`${kind} ${key}`)
    const reply = replies.shift() ?? 'OK'
    if (reply !== 'OK') return Promise.resolve({ refusal: reply })
    if (kind === 'order') counted.add(key)
    const order = { key, number: counted.size, code: 'REEM7', amount: 1, at: '', undoFor: 600, undoneAt: kind === 'undo' ? '2026' : null }
    return Promise.resolve({ value: { order } })
  }
  const sender = () =>
    createSender({
      box,
      api: { order: ({ key }: StoredOrder) => answer('order', key), undo: (key: string) => answer('undo', key) },
      now: () => now,
      startTimer(run, milliseconds) {
        const timer = { run, seconds: milliseconds / 1000 }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
      onChange: (isOnline) => events.push(isOnline),
      onRefused: (code) => events.push(code),
    })
  const record = (key: string, at = now) => box.keep(newOrder({ key, code: 'REEM7', name: '', amount: 64_50 }, at))
  return { box, replies, calls, counted, timers, events, sender, record, states: () => box.orders().map(({ key, state }) => [key, state]) }
}

describe('sending what the phone keeps', () => {
  it('sends each order once, the oldest first', async () => {
    const p = phone()
    p.record('b', now + 1)
    p.record('a')
    await p.sender().run()
    expect(p.calls).toEqual(['order a', 'order b'])
    expect(p.states()).toEqual(
      expect.arrayContaining([
        ['a', 'sent'],
        ['b', 'sent'],
      ]),
    )
  })

  it('waits longer after each try without a network, and sends the same key again', async () => {
    const p = phone()
    p.record('a')
    p.replies.push('AWAY', 'AWAY', 'OK')
    const sender = p.sender()
    await sender.run()
    expect(p.timers.map(({ seconds }) => seconds)).toEqual([2])
    await sender.run()
    expect(p.timers.map(({ seconds }) => seconds)).toEqual([5])
    await sender.run()
    expect(p.timers).toEqual([])
    expect(p.calls).toEqual(['order a', 'order a', 'order a'])
    expect(p.counted.size).toBe(1)
    expect(p.events).toEqual([false, false, true])
  })

  it('goes on after a reload with what was stored', async () => {
    const p = phone()
    p.record('a')
    p.replies.push('AWAY')
    await p.sender().run()
    await p.sender().run()
    expect(p.states()).toEqual([['a', 'sent']])
  })

  it('sends an undo after its order, also if the cashier undid it while the order was on its way', async () => {
    const p = phone()
    p.record('a')
    p.replies.push('AWAY')
    const sender = p.sender()
    await sender.run()
    const [tried] = p.box.orders()
    const undone = tried && wantUndo(tried)
    if (undone) p.box.keep(undone)
    await sender.run()
    expect(p.calls).toEqual(['order a', 'order a', 'undo a'])
    expect(p.box.orders()).toMatchObject([{ state: 'sent', undo: 'done' }])
  })

  it('keeps an order that is refused for good, with the reason, and sends the others', async () => {
    const p = phone()
    p.record('a')
    p.record('b', now + 1)
    p.replies.push({ code: 'CODE_NOT_FOUND' }, 'OK')
    await p.sender().run()
    expect(p.box.orders()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'a', state: 'refused', refusal: 'CODE_NOT_FOUND' }),
        expect.objectContaining({ key: 'b', state: 'sent' }),
      ]),
    )
  })

  it.each(['SIGNED_OUT', 'TILL_NOT_FOUND'] as const)('stops and keeps everything after %s', async (code) => {
    const p = phone()
    p.record('a')
    p.replies.push({ code })
    await p.sender().run()
    expect(p.events).toEqual([code])
    expect([p.timers.length, p.states()]).toEqual([0, [['a', 'waiting']]])
  })

  it('waits as long as a busy server says', async () => {
    const p = phone()
    p.record('a')
    p.replies.push({ code: 'RATE_LIMITED', retryAfter: 17 })
    await p.sender().run()
    expect(p.timers.map(({ seconds }) => seconds)).toEqual([17])
  })
})
