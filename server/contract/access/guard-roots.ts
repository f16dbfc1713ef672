import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import type { Problem } from '../errors/problem.ts'
import { withOwnIds } from '../arguments/own-ids.ts'

type Resolver<Context> = GraphQLFieldResolver<unknown, Context>

/**
 * Puts the access table of an API in front of every root field of its schema. This is the only place that refuses a call because of who
 * makes it. Throws if a field has no row, so neither server nor mock starts with such a field. Leaves `isOpen` fields as they are. On every
 * call of another field, it throws the problem that `refusalOf` returns; `isChange` is true for mutations. `fallback` resolves fields that have no resolver of their own.
 * Also converts the ids in arguments to our own form (`withOwnIds`, Y-13).
 */
export function guardRoots<Rule, Context>(
  schema: GraphQLSchema,
  table: Readonly<Record<string, Rule>>,
  {
    isOpen,
    refusalOf,
    fallback,
  }: {
    isOpen(rule: Rule): boolean
    refusalOf(rule: Rule, context: Context, isChange: boolean): Problem | null
    fallback: Resolver<Context>
  },
): GraphQLSchema {
  withOwnIds(schema)
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const rule = Object.hasOwn(table, field.name) ? table[field.name] : undefined
      if (rule === undefined) throw new Error(`${root?.name}.${field.name} has no row in the access table: say who may call it`)
      if (isOpen(rule)) continue
      const resolve = (field.resolve as Resolver<Context> | undefined) ?? fallback
      field.resolve = (source, args, context: Context, info) => {
        const refusal = refusalOf(rule, context, root === schema.getMutationType())
        if (refusal) throw refusal
        return resolve(source, args, context, info)
      }
    }
  return schema
}
