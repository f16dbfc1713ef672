import { apiLimits } from '../api-keys/limits.ts'
import { participationStatuses, programStatuses } from '../programs/types.ts'
import type { UserField } from '../access/user.ts'
import { choice, id, moment, text, type ApiSchema } from './schema.ts'
import type { ApiSchemaName } from './schemas.ts'

/** Where the REST interface begins, and where both interfaces are described. */
export const apiPaths = {
  rest: '/api/v1',
  graphql: '/api/graphql',
  description: '/api/v1/openapi.json',
  schema: '/api/schema.graphql',
} as const

export type ApiOperation = {
  readonly method: 'get' | 'post'
  /** Below `apiPaths.rest`, with parameters as OpenAPI writes them. */
  readonly path: string
  /** The field of the user API with the same effect. It decides who may call the operation, and with which scope. */
  readonly like: UserField
  readonly summary: string
  readonly query?: Readonly<Record<string, ApiSchema>>
  readonly body?: ApiSchemaName
  /** Whether the body may be missing. */
  readonly isBodyOptional?: true
  /** Statuses of success, all with the same answer. */
  readonly success: readonly (200 | 201)[]
  readonly answer: ApiSchemaName
  /** Statuses of its own refusals, besides those of all operations. */
  readonly refusals: readonly number[]
}

const page = {
  after: text('`next` of the page before.'),
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: apiLimits.page.most,
    default: apiLimits.page.usual,
    description: 'The number of rows.',
  },
} as const satisfies Readonly<Record<string, ApiSchema>>

/** Parameters of paths. */
export const pathParameters = {
  programId: id('The id of one of your programs.'),
  participationId: id('The id of a participation.'),
  resultId: id('The id of a result.'),
} as const

/** Every operation of the REST interface. Server, description and client are made from this table. */
export const apiOperations = {
  listPrograms: {
    method: 'get',
    path: '/programs',
    like: 'myPrograms',
    summary: 'Your programs, the oldest first',
    query: { status: choice(programStatuses, 'Only programs in this status.'), ...page },
    success: [200],
    answer: 'ProgramPage',
    refusals: [422],
  },
  getProgram: {
    method: 'get',
    path: '/programs/{programId}',
    like: 'program',
    summary: 'One of your programs',
    success: [200],
    answer: 'Program',
    refusals: [404],
  },
  listParticipants: {
    method: 'get',
    path: '/programs/{programId}/participants',
    like: 'participants',
    summary: 'Requests to join a program, the oldest first',
    query: { status: choice(participationStatuses, 'Only requests in this status.'), ...page },
    success: [200],
    answer: 'ParticipantPage',
    refusals: [404, 422],
  },
  acceptParticipant: {
    method: 'post',
    path: '/programs/{programId}/participants/{participationId}/accept',
    like: 'updateParticipantRequest',
    summary: 'Accept a request to join',
    success: [200],
    answer: 'Participant',
    refusals: [404, 409, 422],
  },
  declineParticipant: {
    method: 'post',
    path: '/programs/{programId}/participants/{participationId}/decline',
    like: 'updateParticipantRequest',
    summary: 'Decline a request to join',
    body: 'Decline',
    isBodyOptional: true,
    success: [200],
    answer: 'Participant',
    refusals: [404, 409, 413, 422],
  },
  listResults: {
    method: 'get',
    path: '/programs/{programId}/results',
    like: 'waitingResults',
    summary: 'Reported results of a program, in the order in which they were reported',
    query: { receivedFrom: moment('Only results that were reported at this time or later.'), ...page },
    success: [200],
    answer: 'ResultPage',
    refusals: [404, 422],
  },
  reportResult: {
    method: 'post',
    path: '/programs/{programId}/results',
    like: 'decideWaitingResults',
    summary: 'Report a result',
    body: 'Report',
    success: [200, 201],
    answer: 'ReportedResult',
    refusals: [404, 409, 410, 413, 422],
  },
  reverseResult: {
    method: 'post',
    path: '/programs/{programId}/results/{resultId}/reverse',
    like: 'decideWaitingResults',
    summary: 'Take a result back, until 30 days after what brought it',
    success: [200],
    answer: 'ReportedResult',
    refusals: [404, 409, 410, 422],
  },
  getBalance: {
    method: 'get',
    path: '/balance',
    like: 'myWallet',
    summary: 'The balances of your wallet',
    success: [200],
    answer: 'Balance',
    refusals: [404],
  },
} as const satisfies Readonly<Record<string, ApiOperation>>

export type ApiOperationId = keyof typeof apiOperations

/** Returns the operations as entries, each with its id. */
export const operationEntries = (): readonly (readonly [ApiOperationId, ApiOperation])[] =>
  Object.entries(apiOperations) as [ApiOperationId, ApiOperation][]

/** Returns the names of the parameters in a path, in their order. */
export const parametersOf = (path: string): (keyof typeof pathParameters)[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof typeof pathParameters)
