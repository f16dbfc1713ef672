import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { loneFields } from '@wasla/contract/session/policy.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { Hono } from 'hono'
import type { NodeBindings } from '../../request/address.ts'
import { manualClock } from '../../platform/clock.ts'
import { admitsAll } from '../../platform/load-shedder.ts'
import { countedIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createEndpoint, type EndpointOptions } from '../endpoint.ts'
import { clampPages } from '../limits/clamp-pages.ts'
import type { UploadedFile } from '../../platform/uploaded-file.ts'

const typeDefs = /* GraphQL */ `
  scalar Upload
  input Pagination {
    limit: Int = 10
    offset: Int = 0
  }
  input Filter {
    term: String
    page: Pagination
  }
  input Photo {
    caption: String
    file: Upload
  }
  enum Colour {
    RED
    GREEN
  }
  type Node {
    name: String!
    next: Node
    refused: String
    broken: String!
    busy: String
    secret: Int
  }
  type Page {
    limit: Int!
    offset: Int!
  }
  type Query {
    node: Node
    page(pagination: Pagination): Page!
    search(filter: Filter): Page!
    paint(colour: Colour!): String!
    mix(colours: [Colour!]!): Int!
    language: String!
  }
  type Mutation {
    verifyOtp(code: String!): String!
    rename(name: String!): String!
    upload(photo: Photo!): String!
  }
`

const broken = new Error('SQLITE_ERROR: no such table: users; password=hunter2')

/** Inputs that resolvers saw, for tests of how often something was tried. */
type Seen = { codes: string[]; files: UploadedFile[] }

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const texts = [
  'query Node { node { name refused } }',
  'query Broken { node { name broken } }',
  'query Paint($colour: Colour!) { paint(colour: $colour) }',
  'query Page($p: Pagination) { page(pagination: $p) { limit offset } }',
  'query Mix($colours: [Colour!]!) { mix(colours: $colours) }',
] as const
export const [nodeHash, brokenHash, paintHash, pageHash, mixHash] = texts.map(hashOf) as [string, string, string, string, string]

/** An endpoint with a small schema, for tests of the transport. */
export function smallEndpoint(overrides: Partial<EndpointOptions<{ name: string }>> = {}) {
  const seen: Seen = { codes: [], files: [] }
  const lines: string[] = []
  const page = (given?: { limit: number; offset: number }) => given ?? { limit: 10, offset: 0 }
  const schema = clampPages(
    makeExecutableSchema({
      typeDefs,
      resolvers: {
        Query: {
          node: () => ({ name: 'one' }),
          page: (_: unknown, args: { pagination?: { limit: number; offset: number } }) => page(args.pagination),
          search: (_: unknown, args: { filter?: { page?: { limit: number; offset: number } } }) => page(args.filter?.page),
          paint: (_: unknown, args: { colour: string }) => args.colour,
          mix: (_: unknown, args: { colours: readonly string[] }) => args.colours.length,
          language: (_: unknown, __: unknown, context: { name: string }) => context.name,
        },
        Node: {
          next: () => ({ name: 'next' }),
          refused: () => {
            throw new Problem('RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: 90 })
          },
          broken: () => {
            throw broken
          },
          busy: () => {
            throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
          },
          secret: () => 'not a number',
        },
        Mutation: {
          verifyOtp: (_: unknown, args: { code: string }) => {
            seen.codes.push(args.code)
            return 'WRONG_OTP'
          },
          rename: (_: unknown, args: { name: string }) => args.name,
          upload: async (_: unknown, args: { photo: { file: UploadedFile } }) => {
            seen.files.push(args.photo.file)
            return (await readFile(args.photo.file.path)).subarray(0, 20).toString()
          },
        },
      },
    }),
  )
  const clock = manualClock(0)
  const endpoint = createEndpoint<{ name: string }>({
    schema,
    documents: Object.fromEntries(texts.map((text) => [hashOf(text), text])),
    trustedOnly: false,
    hidden: false,
    dataDir: temporaryFolder(),
    loneFields,
    clock,
    ids: countedIds(clock),
    log: createLog('error', { write: (line) => void lines.push(line) }),
    loadShedder: admitsAll,
    context: async () => ({ name: 'en' }),
    ...overrides,
  })
  const app = new Hono<{ Bindings: NodeBindings }>().all('/user/graphql', endpoint)
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request('/user/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      response,
      status: response.status,
      body: (await response.json()) as {
        data?: Record<string, unknown> | null
        errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[]
      },
    }
  }
  return { app, post, seen, lines }
}
