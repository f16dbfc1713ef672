const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value

const isOfType = (type: string, value: unknown) => typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer')

/** A JSON Schema, as far as our descriptions use it. A reference is looked up in `Named`. */
type Checked = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | null)[]
  readonly const?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Checked>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Checked[]
  readonly additionalProperties?: boolean
  readonly items?: Checked
}
type Named = Readonly<Record<string, Checked>>

const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/,
}

/**
 * Returns how a value violates a schema; empty if it does not. `named` are the schemas to which it refers. If `isStrict`, a field that is not
 * described is a violation too.
 */
export function schemaProblems(
  given: Checked,
  value: unknown,
  { named = {}, isStrict = false, path = '' }: { named?: Named; isStrict?: boolean; path?: string } = {},
): string[] {
  const schema = given.$ref === undefined ? given : (named[given.$ref.slice(given.$ref.lastIndexOf('/') + 1)] ?? { type: 'unknown' })
  const problems = (inner: Checked, one: unknown, at = '') => schemaProblems(inner, one, { named, isStrict, path: at })
  const types = schema.type === undefined ? null : typeof schema.type === 'string' ? [schema.type] : schema.type
  if (types && !types.some((type) => isOfType(type, value))) return [`${path} is no ${types.join(' or ')}`]
  const found: string[] = []
  if (schema.enum && !schema.enum.includes(value === null ? null : String(value)))
    found.push(`${path} is none of ${schema.enum.join(', ')}`)
  if (schema.const !== undefined && schema.const !== value) found.push(`${path} is not ${schema.const}`)
  if (typeof value === 'string') {
    const format = schema.format === undefined ? undefined : formats[schema.format]
    if (format && !format.test(value)) found.push(`${path} is no ${schema.format}`)
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) found.push(`${path} has another form`)
    if (schema.minLength !== undefined && value.length < schema.minLength) found.push(`${path} is too short`)
    if (schema.maxLength !== undefined && value.length > schema.maxLength) found.push(`${path} is too long`)
  }
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum) found.push(`${path} is too small`)
  if (typeof value === 'number' && schema.maximum !== undefined && value > schema.maximum) found.push(`${path} is too large`)
  if (Array.isArray(value)) for (const [at, one] of value.entries()) found.push(...problems(schema.items ?? {}, one, `${path}/${at}`))
  else if (typeof value === 'object' && value !== null) {
    const properties = schema.properties ?? {}
    for (const name of schema.required ?? []) if (!(name in value)) found.push(`${path}/${name} is missing`)
    if (schema.anyOf && schema.anyOf.every((one) => schemaProblems(one, value, { named }).length > 0))
      found.push(`${path} has none of several forms`)
    for (const [name, one] of Object.entries(value)) {
      const known = properties[name]
      if (known) found.push(...problems(known, one, `${path}/${name}`))
      else if (schema.additionalProperties === false || (isStrict && schema.properties)) found.push(`${path}/${name} is not described`)
    }
  }
  return found
}
