import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as soon } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../../platform/clock.ts'
import { Refusal } from '../../request/refusal.ts'
import { uploadBody } from './upload-body.ts'
import { uploadSlots } from './upload-slots.ts'

/** A clock whose waits end when it is moved. */
function waiting() {
  const clock = manualClock(0)
  const waits = new Set<{ at: number; end(): void }>()
  return {
    clock,
    wait: (milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const one = { at: clock.monotonic() + milliseconds, end: resolve }
        waits.add(one)
        signal?.addEventListener('abort', () => {
          waits.delete(one)
          resolve()
        })
      }),
    async pass(milliseconds: number) {
      await soon()
      clock.advance(milliseconds)
      for (const one of waits)
        if (clock.monotonic() >= one.at) {
          waits.delete(one)
          one.end()
        }
      await soon()
    },
  }
}

async function stage(sending = 1) {
  const { clock, wait, pass } = waiting()
  const places = uploadSlots({ ofOne: 2, sending, waiting: 32 })
  /** Starts an upload. `state` shows its progress. */
  function sender() {
    const line = new PassThrough()
    const read: Readable = uploadBody(line, { places, clock, wait })
    const state = { text: '', ended: false, error: null as unknown }
    read.on('data', (chunk: Buffer) => (state.text += chunk.toString()))
    read.on('end', () => (state.ended = true))
    read.on('error', (error) => (state.error = error))
    return { line, state, read }
  }
  return { clock, sender, pass }
}

describe('uploadBody', () => {
  it('reads a body whole and in order', async () => {
    const { sender, pass } = await stage()
    const { line, state } = sender()
    for (const part of ['a', 'b', 'c']) {
      line.write(part)
      await pass(1_000)
    }
    line.end()
    await pass(0)
    expect(state).toEqual({ text: 'abc', ended: true, error: null })
  })

  it('gives the place of an idle sender to another one, and still accepts late bytes', async () => {
    const { sender, pass } = await stage()
    const idle = sender()
    const busy = sender()
    busy.line.write('all of it')
    busy.line.end()
    await pass(1_999)
    expect(busy.state.text).toBe('')
    await pass(1)
    expect(busy.state).toMatchObject({ text: 'all of it', ended: true })
    idle.line.write('late, and taken')
    await pass(0)
    expect(idle.state).toMatchObject({ text: 'late, and taken', error: null })
  })

  it('ends an upload and its connection after twenty seconds without a byte', async () => {
    const { sender, pass } = await stage()
    const { line, state } = sender()
    line.write('a')
    await pass(2_000)
    await pass(17_999)
    expect(state.error).toBeNull()
    await pass(1)
    expect(state.error).toBeInstanceOf(Refusal)
    expect(state.error).toMatchObject({ status: 400, closes: true, extensions: { code: 'BAD_REQUEST' } })
  })

  it('ends an upload that sends almost nothing', async () => {
    const { sender, pass } = await stage()
    const { line, state } = sender()
    for (let second = 0; second < 30 && state.error === null; second += 5) {
      await pass(2_000)
      await pass(3_000)
      line.write('x'.repeat(1_024))
    }
    await pass(0)
    expect(state.error).toMatchObject({ closes: true })
  })

  it('waits for a place as long as needed, without counting that against the sender', async () => {
    const { sender, pass } = await stage()
    const first = sender()
    const second = sender()
    second.line.write('mine')
    for (let at = 0; at < 60; at++) {
      first.line.write('x'.repeat(8_192))
      await pass(1_000)
    }
    expect(second.state).toEqual({ text: '', ended: false, error: null })
    first.line.end()
    await pass(0)
    second.line.end()
    await pass(0)
    expect(second.state).toEqual({ text: 'mine', ended: true, error: null })
  })

  it('gives its place back if nobody reads any more', async () => {
    const { sender, pass } = await stage()
    const gone = sender()
    gone.line.write('a')
    await pass(0)
    gone.read.destroy()
    const next = sender()
    next.line.write('b')
    await pass(2_000)
    expect(next.state.text).toBe('b')
  })
})
