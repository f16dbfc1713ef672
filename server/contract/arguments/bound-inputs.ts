import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import type { FieldRule } from '../errors/field-problem.ts'
import { invalidInput } from '../errors/problem.ts'
import type { InputBounds } from './input-bounds.ts'

/** Returns the value for the resolver. Throws `DTO_VALIDATION_ERROR` at `path` if a list or text is too long. */
type Bound = (value: unknown, path: string) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const inside = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

function refuse(path: string, rule: FieldRule, max: number): never {
  throw invalidInput([{ path, rule, params: { max } }])
}

const textBound =
  (most: number): Bound =>
  (value, path) =>
    typeof value === 'string' && value.length > most ? refuse(path, 'tooLong', most) : value

function jsonBound({ text, items, values, depth }: InputBounds['json']): Bound {
  return (whole, path) => {
    let seen = 0
    const check = (value: unknown, level: number): void => {
      seen += 1
      if (seen > values || level > depth) refuse(path, 'tooLong', values)
      if (typeof value === 'string' && value.length > text) refuse(path, 'tooLong', text)
      if (Array.isArray(value)) {
        if (value.length > items) refuse(path, 'maxItems', items)
        for (const one of value) check(one, level + 1)
      } else if (isRecord(value))
        for (const [key, one] of Object.entries(value)) {
          if (key.length > text) refuse(path, 'tooLong', text)
          check(one, level + 1)
        }
    }
    check(whole, 0)
    return whole
  }
}

/** Returns a function that finds the check for a type of input. The check for each input type is created once. */
function boundsBy(bounds: InputBounds) {
  const known = new Map<string, Bound | null>()

  const ofScalar = (name: string, place: string): Bound | null => {
    if (name === 'String') return textBound(bounds.own[place] ?? bounds.text)
    if (name === 'ID') return textBound(bounds.id)
    return name === 'JSON' ? jsonBound(bounds.json) : null
  }

  function ofList(item: GraphQLInputType, place: string): Bound {
    const most = bounds.own[place] ?? bounds.items
    const ofItem = ofType(item, `${place}[]`)
    const isEnum = isEnumType(getNullableType(item))
    return (value, path) => {
      if (!isList(value)) return value
      if (value.length > most) refuse(path, 'maxItems', most)
      if (isEnum) return [...new Set(value)]
      return ofItem ? value.map((one, at) => ofItem(one, inside(path, at))) : value
    }
  }

  function ofType(type: GraphQLInputType, place: string): Bound | null {
    const bare = getNullableType(type)
    if (isListType(bare)) return ofList(bare.ofType, place)
    if (!isInputObjectType(bare)) return ofScalar(bare.name, place)
    const before = known.get(bare.name)
    if (before !== undefined) return before
    known.set(bare.name, null)
    const fields = Object.values(bare.getFields()).flatMap(({ name, type: ofField }) => {
      const bound = ofType(ofField, `${bare.name}.${name}`)
      return bound ? [[name, bound] as const] : []
    })
    const bound: Bound | null =
      fields.length === 0
        ? null
        : (value, path) => {
            if (!isRecord(value)) return value
            const bounded = { ...value }
            for (const [name, ofField] of fields) if (name in value) bounded[name] = ofField(value[name], inside(path, name))
            return bounded
          }
    known.set(bare.name, bound)
    return bound
  }

  return ofType
}

/**
 * Makes every field of a schema refuse arguments that are longer than the bounds of its API (Y-24). Removes repeated values from lists of
 * enums. Checks arguments after coercion, so that literals and variables are treated alike. Paths in problems begin inside the input
 * object, without the name of the argument, as everywhere in the contract.
 */
export function boundInputs(schema: GraphQLSchema, bounds: InputBounds): GraphQLSchema {
  const boundOf = boundsBy(bounds)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const ofArguments = field.args.flatMap(({ name, type: ofArgument }) => {
        const bound = boundOf(ofArgument, `${type.name}.${field.name}.${name}`)
        return bound ? [{ name, bound, path: isInputObjectType(getNullableType(ofArgument)) ? '' : name }] : []
      })
      const { resolve } = field
      if (ofArguments.length === 0 || !resolve) continue
      field.resolve = (source, args: Record<string, unknown>, context, info) => {
        const bounded = { ...args }
        for (const { name, bound, path } of ofArguments) if (name in args) bounded[name] = bound(args[name], path)
        return resolve(source, bounded, context, info)
      }
    }
  }
  return schema
}
