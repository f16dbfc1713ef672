import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { oversizedVariables } from '@wasla/contract/errors/wire.ts'
import { Refusal } from '../refusal.ts'

const most = requestLimits.variables

const refuse = (): never => {
  throw new Refusal(400, 'A variable is longer than any argument may be.', { extensions: oversizedVariables })
}

/**
 * Refuses variables that no argument of either API would take, whatever their types (Y-24): the work of coercing them and of reporting
 * each misfit grows with their number. Reads at most `requestLimits.variables.values` of them.
 */
export function requireSmall(variables: Readonly<Record<string, unknown>>): void {
  let values = 0
  const look = (value: unknown, depth: number): void => {
    values += 1
    if (values > most.values || depth > most.depth) refuse()
    if (typeof value === 'string') return value.length > most.text ? refuse() : undefined
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && value.length > most.items) refuse()
    for (const name in value) look((value as Record<string, unknown>)[name], depth + 1)
  }
  look(variables, 0)
}
