import { describe, expect, it } from 'vitest'
import { clientText, typeOf } from './client-text.ts'

describe('the type of a schema', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['integer', 'null'] }, 'number | null'],
    [{ type: ['string', 'null'], enum: ['A', null] }, '"A" | null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Row' } }, '(Row)[]'],
    [{ type: 'object', required: ['a'], properties: { a: { type: 'boolean' }, b: { type: 'string' } } }, '{ a: boolean; b?: string }'],
    [{ type: 'object' }, 'Record<string, unknown>'],
  ])('of %j is %s', (schema, type) => expect(typeOf(schema)).toBe(type))

  it.each([[{}], [{ type: 'date' }], [{ type: 'array' }]])('of %j is unknown, so no client is written', (schema) =>
    expect(() => typeOf(schema)).toThrow('The client has no type'),
  )
})

describe('the text of a client', () => {
  const operation = {
    operationId: 'answerRow',
    summary: 'Answer a row',
    parameters: [
      { name: 'rowId', in: 'path', schema: { type: 'string' } },
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Row' } } } },
    responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Row' } } } } },
  }
  const written = (over: object = {}) =>
    clientText({
      info: { title: 'Rows' },
      paths: { '/rows/{rowId}': { post: { ...operation, ...over } } },
      components: { schemas: { Row: { type: 'object', properties: { a: { type: 'string' } } } } },
    })

  it('has a method with the parameters, the body and the idempotency key, and encodes the path', () => {
    expect(written()).toContain('answerRow: (given: { rowId: string; body: Row; idempotencyKey: string }): Promise<Answer<Row>> =>')
    expect(written()).toContain('path: `/rows/${encodeURIComponent(given.rowId)}`, body: given.body')
  })

  it('is not written for an operation without a good answer', () => {
    expect(() => written({ responses: { '404': {} } })).toThrow('answerRow has no answer')
  })
})
