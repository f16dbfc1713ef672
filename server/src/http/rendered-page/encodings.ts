import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const known = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof known)[number]

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants

/** Compresses with a quality whose work is worth the bytes that it saves. */
const encoders: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotli(plain, { params: { [quality]: 5, [sizeHint]: plain.length } }),
  gzip: (plain) => zip(plain, { level: 6 }),
  identity: async (plain) => plain,
}

const accepts = (header: string, name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header)

/** Browsers send few different headers. */
const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/** Returns the best encoding that a caller accepts, by its `accept-encoding`. */
export function encodingFor(header = ''): Encoding {
  const before = remembered.get(header)
  if (before) return before
  const encoding = known.find((name) => accepts(header, name)) ?? 'identity'
  if (remembered.size < mostRemembered) remembered.set(header, encoding)
  return encoding
}

type Bytes = Uint8Array<ArrayBuffer>

/** A text in each encoding. It is encoded once, when a caller first accepts the encoding. */
export type Encoded = {
  as(encoding: Encoding): Promise<Bytes>
  /** Returns the bytes if the text was encoded before. */
  ready(encoding: Encoding): Bytes | null
}

export function encode(text: string): Encoded {
  const plain = Buffer.from(text)
  const begun = new Map<Encoding, Promise<Bytes>>()
  const done = new Map<Encoding, Bytes>()
  const begin = async (encoding: Encoding) => {
    const bytes = new Uint8Array(await encoders[encoding](plain))
    done.set(encoding, bytes)
    return bytes
  }
  return {
    as(encoding) {
      const bytes = begun.get(encoding) ?? begin(encoding)
      begun.set(encoding, bytes)
      return bytes
    },
    ready: (encoding) => done.get(encoding) ?? null,
  }
}
