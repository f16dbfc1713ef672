import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { oversizedVariables } from '@wasla/contract/errors/wire.ts'
import { Refusal } from '../../request/refusal.ts'

const most = requestLimits.variables

const refuse = (): never => {
  throw new Refusal(400, 'A variable is longer than any argument may be.', { extensions: oversizedVariables })
}

/**
 * Refuses variables that are too large for every argument of both APIs (Y-24), because coercing a value and reporting its error costs time.
 * Reads at most `requestLimits.variables.values` values. Throws `Refusal` 400.
 */
export function requireSmall(variables: Readonly<Record<string, unknown>>): void {
  let values = 0
  const check = (value: unknown, depth: number): void => {
    values += 1
    if (values > most.values || depth > most.depth) refuse()
    if (typeof value === 'string') return value.length > most.text ? refuse() : undefined
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && value.length > most.items) refuse()
    for (const name in value) check((value as Record<string, unknown>)[name], depth + 1)
  }
  check(variables, 0)
}
