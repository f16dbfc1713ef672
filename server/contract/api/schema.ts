/** The subset of JSON Schema that the description of the API uses. */
export type ApiSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly (string | null)[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly ApiSchema[]
  readonly items?: ApiSchema
}

type Properties = Readonly<Record<string, ApiSchema>>

/** Returns the schema of an object whose fields are all there. */
export const whole = (properties: Properties): ApiSchema => ({ type: 'object', required: Object.keys(properties), properties })

export const text = (description: string): ApiSchema => ({ type: 'string', description })
export const id = (description: string): ApiSchema => ({ type: 'string', description, maxLength: 300 })
export const flag = (description: string): ApiSchema => ({ type: 'boolean', description })
export const moment = (description: string): ApiSchema => ({ type: 'string', format: 'date-time', description })
export const day = (description: string): ApiSchema => ({ type: 'string', format: 'date', description })
export const halalas = (description: string): ApiSchema => ({ type: 'integer', minimum: 0, description: `${description} In halalas.` })
export const choice = (values: readonly string[], description: string): ApiSchema => ({ type: 'string', enum: values, description })

/** Returns a schema whose values may also be null. */
export const orNull = ({ type, enum: values, ...rest }: ApiSchema): ApiSchema => ({
  ...rest,
  type: [...(typeof type === 'string' ? [type] : (type ?? [])), 'null'],
  ...(values && { enum: [...values, null] }),
})

export const named = (name: string): ApiSchema => ({ $ref: `#/components/schemas/${name}` })
export const listOf = (items: ApiSchema): ApiSchema => ({ type: 'array', items })
