/** The result of one check. `mend` says what to do; it is there unless the state is `ok`. */
export type Finding = {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'wrong'
  readonly says: string
  readonly mend?: string
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
export const warning = (check: string, says: string, mend: string): Finding => ({ check, state: 'warning', says, mend })
export const wrong = (check: string, says: string, mend: string): Finding => ({ check, state: 'wrong', says, mend })

/** Returns an error’s own words, or its code if it has none. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
