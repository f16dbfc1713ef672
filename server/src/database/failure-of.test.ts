import { expect, it } from 'vitest'
import { isClash } from './clash.ts'
import { failureOf, type Failure } from './failure-of.ts'
import { isStoreAway } from './store-away.ts'
import { isStoreBusy, tookTooLong } from './transaction.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(`it failed with ${code}`), { code, ...more })

const lost: readonly Error[] = [
  ...['08000', '08003', '08006', '08P01', '57P01', '57P02', '57P03', '57P05', '25P03', '25006'].map((code) => coded(code)),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'EAI_AGAIN'].map((code) => coded(code)),
  coded('ENOENT', { syscall: 'connect' }),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Connection terminated'),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')], ''), { code: 'ECONNREFUSED' }),
]

const table: readonly (readonly [Failure, readonly Error[]])[] = [
  ['clash', [coded('23505'), coded('SQLITE_CONSTRAINT_UNIQUE')]],
  ['collided', [coded('40001'), coded('40P01')]],
  ['locked', [coded('55P03'), coded('SQLITE_BUSY'), coded('SQLITE_BUSY_SNAPSHOT')]],
  ['slow', [coded('57014')]],
  ['lost', lost],
  ['crowded', [coded('53300'), coded('ETIMEDOUT'), new Error('timeout exceeded when trying to connect'), new Error('timeout expired')]],
  ['crowded', [new Error('Connection terminated due to connection timeout', { cause: new Error('Connection terminated unexpectedly') })]],
  ['readOnly', [coded('SQLITE_READONLY')]],
  ['full', [coded('53100'), coded('SQLITE_FULL'), coded('SQLITE_IOERR_FSYNC'), coded('SQLITE_CANTOPEN')]],
  ['damaged', [coded('SQLITE_CORRUPT'), coded('SQLITE_NOTADB')]],
]

it.each(table.flatMap(([failure, errors]) => errors.map((error) => [error, failure] as const)))('reads %s as %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure)
})

it.each(lost)('says that the caller may try again if the connection is lost: %s', (error) => {
  expect(isStoreBusy(error)).toBe(true)
  expect(isStoreAway(error)).toBe(true)
})

it('reads an error that another one wraps', () => {
  const wrapped = new Error('The list cannot be read', { cause: new Error('twice', { cause: coded('57P01') }) })
  expect(failureOf(wrapped)).toBe('lost')
  expect(failureOf(new Error('it failed', { cause: new Error('Connection terminated unexpectedly') }))).toBe('lost')
})

it('does not take a provider that cannot be reached for the database', () => {
  expect(failureOf(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }))).toBeNull()
  expect(failureOf(new Error('The file store failed', { cause: coded('ECONNRESET') }))).toBeNull()
})

it.each([new Error('anything else'), coded('23503'), coded('42P01'), coded('ENOENT', { syscall: 'open' }), 'text', null, undefined])(
  'reads nothing into an error about something else: %s',
  (error) => {
    expect(failureOf(error)).toBeNull()
    expect(isStoreBusy(error)).toBe(false)
    expect(isStoreAway(error)).toBe(false)
  },
)

it('tells a clash, a slow statement and a full disk from a store that is busy', () => {
  expect([coded('23505'), coded('40001')].map(isClash)).toEqual([true, false])
  expect([coded('57014'), coded('55P03')].map(tookTooLong)).toEqual([true, false])
  expect([coded('SQLITE_FULL'), coded('53100')].map(isStoreBusy)).toEqual([false, false])
  expect([coded('SQLITE_FULL'), coded('53100')].map(isStoreAway)).toEqual([true, true])
})

it('ends if causes go in a circle', () => {
  const error = new Error('one')
  error.cause = error
  expect(failureOf(error)).toBeNull()
})
