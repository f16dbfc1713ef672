import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall, type ServerWritableStream } from '@grpc/grpc-js'
import type { Flags } from '@wasla/contract/flags/flags.ts'

const bytes = (buffer: Buffer) => buffer
const text = (field: number, value: string) => Buffer.concat([Buffer.from([(field << 3) | 2, value.length]), Buffer.from(value)])
const inside = (field: number, message: Buffer) => Buffer.concat([Buffer.from([(field << 3) | 2, message.length]), message])

/** Returns `{ type: 'configuration_change', data: { flags: { program: true } } }` as protobuf, with its Struct. */
function changeOf(keys: readonly string[]) {
  const entry = (key: string, value: Buffer) => inside(1, Buffer.concat([text(1, key), inside(2, value)]))
  const flags = Buffer.concat(keys.map((key) => entry(key, Buffer.from([0x20, 1]))))
  return Buffer.concat([text(1, 'configuration_change'), inside(2, entry('flags', inside(5, flags)))])
}

const method = (name: string, responseStream: boolean) => ({
  path: `/flagd.evaluation.v2.Service/${name}`,
  requestStream: false,
  responseStream,
  requestSerialize: bytes,
  requestDeserialize: bytes,
  responseSerialize: bytes,
  responseDeserialize: bytes,
})

/** Returns the first text field of a protobuf message: the flag’s key in `ResolveBooleanRequest`. */
const keyOf = (request: Buffer) => request.subarray(2, 2 + (request[1] ?? 0)).toString()

/** Starts a server with just enough of flagd’s protocol for tests: it evaluates the two flags and streams their changes. */
export async function fakeFlagd(first: Flags) {
  let flags: Record<string, boolean> = { ...first }
  const streams = new Set<ServerWritableStream<Buffer, Buffer>>()
  const server = new Server()
  server.addService(
    { ResolveBoolean: method('ResolveBoolean', false), EventStream: method('EventStream', true) },
    {
      ResolveBoolean(call: ServerUnaryCall<Buffer, Buffer>, answer: sendUnaryData<Buffer>) {
        const on = flags[keyOf(call.request)]
        if (on === undefined) return answer({ code: 5, details: 'FLAG_NOT_FOUND' })
        return answer(null, Buffer.concat([Buffer.from([8, on ? 1 : 0]), text(2, 'STATIC'), text(3, on ? 'on' : 'off')]))
      },
      EventStream(call: ServerWritableStream<Buffer, Buffer>) {
        streams.add(call)
        call.on('cancelled', () => streams.delete(call))
        call.write(text(1, 'provider_ready'))
      },
    },
  )
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound))),
  )
  return {
    port,
    change(next: Partial<Flags>) {
      flags = { ...flags, ...next }
      for (const stream of streams) stream.write(changeOf(Object.keys(next)))
    },
    stop: () => server.forceShutdown(),
  }
}
