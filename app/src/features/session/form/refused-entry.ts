import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { readProblem, type ServerProblem } from '#graphql/problems.ts'
import type { TypedNumber } from '#form/phone/phone-entry.ts'

/** A number that the server refused before the app was there, and the reason. */
export type RefusedEntry = TypedNumber & { readonly problem: ServerProblem }

/** The refused number that the page of the server shows; null if there is none. */
export const RefusedEntryContext = createContext<RefusedEntry | null>(null)

type Said = { readonly countryId?: unknown; readonly typed?: unknown; readonly problem?: unknown }
const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** Reads a `RefusedForm` of the contract. Returns null for any other value. */
export function readRefusedEntry(said: unknown): RefusedEntry | null {
  const { countryId, typed, problem }: Said = recordOf(said)
  if (typeof countryId !== 'string' || typeof typed !== 'string') return null
  return { countryId, national: typed, problem: readProblem({ extensions: recordOf(problem) }) }
}

/** Returns the refused number on the first page of this visit. On all later pages it is over. */
export function useRefusedEntry(): RefusedEntry | null {
  const refused = use(RefusedEntryContext)
  const { key } = useLocation()
  return key === 'default' ? refused : null
}
