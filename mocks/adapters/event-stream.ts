import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Store, UserEvent } from '../store/memory.ts'

const heartbeat = 20_000

/** The store whose events the stream sends, and the signed-in user. Without a user, the stream sends only flags and heartbeats. */
export type StreamReader = { store: Pick<Store, 'listeners'>; userId: string | null }

/**
 * Returns a stream for `GET /events`. It sends the flags once, then the reader's events as they happen. It also sends a heartbeat
 * every 20 s, until the reader disconnects.
 */
export function eventStream(flags: Flags, signal: AbortSignal, { store, userId }: StreamReader): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = (): void => undefined
  return new ReadableStream({
    start(controller) {
      let lastId = 0
      const send = (name: string, data: unknown) =>
        controller.enqueue(encoder.encode(`id: ${++lastId}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      const listen = (event: UserEvent) => {
        if (event.userId === userId) send(event.name, event.data)
      }
      const beat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), heartbeat)
      stop = () => {
        clearInterval(beat)
        store.listeners.delete(listen)
      }
      store.listeners.add(listen)
      send('flags', flags)
      signal.addEventListener(
        'abort',
        () => {
          if (!store.listeners.has(listen)) return
          stop()
          controller.close()
        },
        { once: true },
      )
    },
    cancel: () => stop(),
  })
}
