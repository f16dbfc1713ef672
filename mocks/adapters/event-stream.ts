import type { Flags } from '@wasla/contract/flags/flags.ts'

const heartbeat = 20_000

/** `GET /events` in small: the flags once, then a heartbeat until nobody listens any more. */
export function eventStream(flags: Flags, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let beat: ReturnType<typeof setInterval> | undefined
  return new ReadableStream({
    start(controller) {
      const stop = () => {
        if (beat === undefined) return
        clearInterval(beat)
        beat = undefined
        controller.close()
      }
      controller.enqueue(encoder.encode(`id: 1\nevent: flags\ndata: ${JSON.stringify(flags)}\n\n`))
      beat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), heartbeat)
      signal.addEventListener('abort', stop, { once: true })
    },
    cancel() {
      clearInterval(beat)
      beat = undefined
    },
  })
}
