/** The part of JSON Schema that the client’s types are made of. */
export type ClientSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly (string | null)[]
  readonly properties?: Readonly<Record<string, ClientSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly ClientSchema[]
  readonly items?: ClientSchema
}

type Parameter = { readonly name: string; readonly in: string; readonly schema: ClientSchema }
type Body = { readonly required?: boolean; readonly content: Readonly<Record<string, { readonly schema: ClientSchema }>> }
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, unknown>>
}

/** The part of an OpenAPI document that the client is made of. */
export type ClientDescription = {
  readonly info: { readonly title: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: { readonly schemas: Readonly<Record<string, ClientSchema>> }
}

const scalars: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const fieldsOf = ({ properties = {}, required = [] }: ClientSchema): string[] =>
  Object.entries(properties).map(
    ([name, schema]) =>
      `${schema.description ? `/** ${schema.description} */ ` : ''}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )

function objectOf(schema: ClientSchema): string {
  const fields = fieldsOf(schema)
  return fields.length === 0 ? 'Record<string, unknown>' : `{ ${fields.join('; ')} }`
}

/** Returns the declaration of a type; that of an object has a line for each field. */
const declared = (name: string, schema: ClientSchema): string =>
  schema.properties
    ? `export type ${name} = {\n${fieldsOf(schema)
        .map((field) => `  ${field}\n`)
        .join('')}}\n`
    : `export type ${name} = ${typeOf(schema)}\n`

/** Returns the type of a value. Throws for a schema that it does not know, so that no type is wrong. */
export function typeOf(schema: ClientSchema): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  const texts = types.map((type) => {
    if (type === 'object') return objectOf(schema)
    if (type === 'array' && schema.items) return `(${typeOf(schema.items)})[]`
    const scalar = scalars[type]
    if (scalar === undefined) throw new Error(`The client has no type for ${JSON.stringify(schema)}`)
    return scalar
  })
  if (texts.length === 0) throw new Error(`The client has no type for ${JSON.stringify(schema)}`)
  return texts.join(' | ')
}

const contentOf = (answer: unknown): ClientSchema | undefined =>
  (answer as { content?: Record<string, { schema: ClientSchema }> }).content?.['application/json']?.schema

/** Returns the type of a good answer. All statuses of success have the same one. */
function answerOf({ operationId, responses }: Operation): string {
  const [type] = Object.entries(responses).flatMap(([status, answer]) => {
    const schema = status.startsWith('2') ? contentOf(answer) : undefined
    return schema ? [typeOf(schema)] : []
  })
  if (type === undefined) throw new Error(`${operationId} has no answer`)
  return type
}

/** Returns the method of the client for an operation. Its argument names parameters of path and query, and the body. */
function methodOf(path: string, method: string, operation: Operation): string {
  const given = (place: string) => operation.parameters.filter((one) => one.in === place)
  const [inPath, inQuery] = [given('path'), given('query')]
  const body = operation.requestBody
  const isPost = method === 'post'
  const fields = [
    ...inPath.map(({ name, schema }) => `${name}: ${typeOf(schema)}`),
    ...inQuery.map(({ name, schema }) => `${name}?: ${typeOf(schema)} | undefined`),
    ...(body ? [`body${body.required ? '' : '?'}: ${typeOf(body.content['application/json']?.schema ?? {})}`] : []),
    ...(isPost ? ['idempotencyKey: string'] : []),
  ]
  const isNeeded = isPost || inPath.length > 0
  const argument = fields.length === 0 ? '' : `given: { ${fields.join('; ')} }${isNeeded ? '' : ' = {}'}`
  const address = `\`${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(given.${name})}`)}\``
  const sent = [
    `method: '${method.toUpperCase()}'`,
    `path: ${address}`,
    ...(inQuery.length > 0 ? [`query: { ${inQuery.map(({ name }) => `${name}: given.${name}`).join(', ')} }`] : []),
    ...(body ? ['body: given.body'] : []),
    ...(isPost ? ['idempotencyKey: given.idempotencyKey'] : []),
  ]
  return [
    `    /** ${operation.summary}. ${operation.description ?? ''} */`,
    `    ${operation.operationId}: (${argument}): Promise<Answer<${answerOf(operation)}>> =>`,
    `      call<${answerOf(operation)}>(access, { ${sent.join(', ')} }),`,
  ].join('\n')
}

/** Returns the source of a typed client: a type for each schema, and a method for each operation. */
export function clientText({ info, paths, components }: ClientDescription): string {
  const types = Object.entries(components.schemas).map(([name, schema]) => declared(name, schema))
  const methods = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => methodOf(path, method, operation as Operation)),
  )
  return `// Written by \`npm run codegen\` from the OpenAPI description of the API; change it there.
import { call, type Access, type Answer } from './call.ts'

${types.join('\n')}
/** ${info.title}: one method for each operation. A refusal is thrown as an \`ApiProblem\`. */
export function createApiClient(access: Access) {
  return {
${methods.join('\n')}
  }
}

export type ApiClient = ReturnType<typeof createApiClient>
`
}
