import { expect, test } from 'vitest'
import { createEventStream, silence, waitBefore } from './event-stream.ts'
import { createEventReader } from './sse.ts'

function setUp(firstId: string | null = null) {
  const requests: (string | null)[] = []
  let write = (_text: string) => {}
  let end = () => {}
  let refuse = false
  const timers = new Set<{ run: () => void; milliseconds: number }>()
  const stream = createEventStream({
    random: () => 1,
    reader: createEventReader(),
    firstId: () => firstId,
    startTimer(run, milliseconds) {
      const timer = { run, milliseconds }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async connect(lastEventId, signal) {
      requests.push(lastEventId)
      if (refuse) return new Response(null, { status: 503 })
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (text) => controller.enqueue(new TextEncoder().encode(text))
          end = () => controller.close()
          signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))
  const fire = async (milliseconds: number) => {
    const timer = [...timers].find((each) => each.milliseconds === milliseconds)
    if (!timer) throw new Error(`Nothing waits ${milliseconds} ms, but ${[...timers].map((each) => each.milliseconds).join(', ')}`)
    timers.delete(timer)
    timer.run()
    await settled()
  }
  return {
    stream,
    requests,
    fire,
    settled,
    timers,
    write: (text: string) => write(text),
    end: () => end(),
    refuse: (now: boolean) => {
      refuse = now
    },
  }
}

test('passes events to the listeners for their type', async () => {
  const at = setUp()
  const heard: string[] = []
  at.stream.on('flags', (data) => heard.push(data))
  at.stream.start()
  await at.settled()
  at.write('event: flags\ndata: 1\n\nevent: other\ndata: 2\n\n')
  await at.settled()
  expect(heard).toEqual(['1'])
  expect(at.stream.isOpen.read()).toBe(true)
  at.stream.stop()
})

test('reconnects after a disconnect and requests the missed events', async () => {
  const at = setUp()
  at.stream.start()
  await at.settled()
  at.write('id: 41\ndata: x\n\n')
  await at.settled()
  at.end()
  await at.settled()
  expect(at.stream.isOpen.read()).toBe(false)
  await at.fire(5_000)
  expect(at.requests).toEqual([null, '41'])
  at.stream.stop()
})

test('the first connection requests the events that followed the page’s first answer', async () => {
  const at = setUp('7')
  at.refuse(true)
  at.stream.start()
  await at.settled()
  at.refuse(false)
  await at.fire(5_000)
  at.write('id: 41\ndata: x\n\n')
  await at.settled()
  at.end()
  await at.settled()
  await at.fire(5_000)
  expect(at.requests).toEqual(['7', '7', '41'])
  at.stream.stop()
})

test('retries at growing intervals if the server refuses', async () => {
  const at = setUp()
  at.refuse(true)
  at.stream.start()
  await at.settled()
  for (const wait of [5_000, 5_000, 8_000, 16_000, 30_000, 30_000]) await at.fire(wait)
  expect(at.requests).toHaveLength(7)
  at.stream.stop()
  expect(at.timers.size).toBe(0)
})

test('reopens a stream after too long a silence', async () => {
  const at = setUp()
  at.stream.start()
  await at.settled()
  await at.fire(silence)
  expect(at.stream.isOpen.read()).toBe(false)
  await at.fire(5_000)
  expect(at.requests).toHaveLength(2)
  at.stream.stop()
})

test('does not reconnect after a stop', async () => {
  const at = setUp()
  at.stream.start()
  await at.settled()
  at.stream.stop()
  await at.settled()
  expect(at.stream.isOpen.read()).toBe(false)
  expect(at.timers.size).toBe(0)
})

test('tabs that lose the stream at the same time reconnect within one to five seconds (F12)', () => {
  const drawn = (failures: number) => [0, 0.25, 0.5, 0.75, 1].map((random) => waitBefore(failures, () => random))
  for (const failures of [0, 1]) expect([failures, drawn(failures)]).toEqual([failures, [1_000, 2_000, 3_000, 4_000, 5_000]])
})

test('the range of waits grows with each failure, up to thirty seconds', () => {
  const ends = [0, 1, 2, 3, 4, 5, 99].map((failures) => [waitBefore(failures, () => 0), waitBefore(failures, () => 1)])
  expect(ends).toEqual([
    [1_000, 5_000],
    [1_000, 5_000],
    [2_000, 5_000],
    [4_000, 8_000],
    [8_000, 16_000],
    [15_000, 30_000],
    [15_000, 30_000],
  ])
})
