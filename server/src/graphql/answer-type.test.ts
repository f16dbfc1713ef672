import { expect, it } from 'vitest'
import { answerType } from './answer-type.ts'

it.each([
  ['application/graphql-response+json', 'graphql'],
  ['application/graphql-response+json, application/json', 'graphql'],
  ['application/json, application/graphql-response+json', 'graphql'],
  ['application/graphql-response+json,application/json;q=0.9', 'graphql'],
  ['Application/GraphQL-Response+JSON; charset=utf-8; q=0.5', 'graphql'],
  ['application/graphql-response+json;q=0.5, application/json', 'json'],
  ['application/graphql-response+json;q=0', 'json'],
  ['application/json', 'json'],
  ['application/*', 'json'],
  ['*/*', 'json'],
  ['text/html', 'json'],
  ['', 'json'],
  [undefined, 'json'],
])('a caller that accepts %j gets %s', (accept, type) => expect(answerType(accept)).toBe(type))
