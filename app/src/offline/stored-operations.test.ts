import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Kind, parse, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { storingOf } from './stored-operations.ts'

const file = createRequire(import.meta.url).resolve('@wasla/contract/generated/trusted-documents.json')
const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
const queries = texts
  .map((text) => parse(text))
  .filter((document) => operationOf(document)?.operation === 'query')
  .map((document) => ({ name: operationOf(document)?.name?.value ?? '', document }))

/** Fields that no device stores: keys, tokens, bank details, and how to reach people. */
const secret =
  /^(?:accessToken|refreshToken|sessionToken|invitationCode|secretKey|publishableKey|postbackKey|iban|swiftCode|nameOnAccount|mobileNumber|email|date_of_birth)$/

function secretsOf(document: DocumentNode) {
  const found: string[] = []
  visit(document, { Field: ({ name: { value } }) => void (secret.test(value) && found.push(value)) })
  return found
}

test('each query of the app has a row, and each row has a query', () => {
  expect(Object.keys(storingOf).toSorted()).toEqual(queries.map(({ name }) => name).toSorted())
})

test.each(queries.filter(({ name }) => storingOf[name] === 'stored'))('a stored answer holds no secret: $name', ({ document }) => {
  expect(secretsOf(document)).toEqual([])
})

test.each(['trackingSetup', 'myWithdrawalAccounts', 'contactDetails', 'myWaitingListEntry'])(
  'a query with secrets is private: %s',
  (name) => {
    expect(storingOf[name]).toBe('private')
    expect(queries.filter((query) => query.name === name).flatMap(({ document }) => secretsOf(document))).not.toEqual([])
  },
)
