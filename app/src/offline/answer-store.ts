import { userSchemaHash } from '@wasla/contract/generated/user-schema-hash.ts'
import type { Clock } from '#platform/clock.ts'
import type { Identity } from '#session/access-token.ts'
import type { AnswerBox } from './answer-box.ts'
import { bounds, excessOf, isReadable, type StoredEntry } from './bounds.ts'
import { storingOf } from './stored-operations.ts'

/** Data that a query read, and when, by the device's clock. */
export type ReadData = { readonly data: Readonly<Record<string, unknown>>; readonly at: number }
export type ReadAnswer = ReadData & { readonly key: string; readonly operation: string }

export type AnswerStoreTools = {
  open: () => Promise<AnswerBox>
  owner: Pick<Identity, 'userId' | 'profileId'>
  /** Whether the browser's session is still the owner's. Nothing is stored or found otherwise. */
  isOwner: () => boolean
  clock: Clock
  /** @default the hash of this build's contract */
  schema?: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const everything = { ignoreSearch: true }

/**
 * Creates the store of one person's answers. An address names contract, user, profile, operation and variables; its query names time and
 * size, so that the list of addresses is enough to keep the bounds. Addresses of another person or contract are removed.
 */
export function createAnswerStore({ open, owner, isOwner, clock, schema = userSchemaHash }: AnswerStoreTools) {
  const own = `/read-answers/${[schema, owner.userId, owner.profileId].map(encodeURIComponent).join('/')}/`
  const addressOf = (key: string) => own + encodeURIComponent(key)

  const entryOf = ({ url }: Request): StoredEntry => {
    const { pathname, search, searchParams } = new URL(url)
    const isOwn = pathname.startsWith(own)
    return { address: pathname + search, at: isOwn ? Number(searchParams.get('at')) : 0, bytes: Number(searchParams.get('bytes')) }
  }

  async function prune(box: AnswerBox) {
    const entries = (await box.keys()).map(entryOf)
    for (const address of excessOf(entries, clock.now())) await box.delete(address)
  }

  return {
    /** Stores the answers that may be stored, each in place of the one before. */
    async keep(answers: readonly ReadAnswer[]): Promise<void> {
      const box = await open()
      for (const { key, operation, data, at } of answers) {
        if (storingOf[operation] !== 'stored') continue
        const text = JSON.stringify({ at, data })
        const bytes = new TextEncoder().encode(text).length
        if (!isOwner()) return
        await box.delete(addressOf(key), everything)
        if (bytes <= bounds.bytesOfOne && isOwner()) await box.put(`${addressOf(key)}?at=${at}&bytes=${bytes}`, new Response(text))
      }
      if (isOwner()) await prune(box)
    },

    /** Returns the stored answer of a request; null if there is none, or if it is too old. */
    async find(key: string): Promise<ReadData | null> {
      if (!isOwner()) return null
      const stored: unknown = await (await (await open()).match(addressOf(key), everything))?.json()
      if (!isOwner() || !isRecord(stored)) return null
      const { at, data } = stored
      return isReadable(at, clock.now()) && isRecord(data) ? { at, data } : null
    },
  }
}

export type AnswerStore = ReturnType<typeof createAnswerStore>
