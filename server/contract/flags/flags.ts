/** The two remote flags (S1 §1). Each also depends on a setting (`effectiveFlags`, R-01). */
export const flagKeys = ['program', 'payment'] as const
export type FlagKey = (typeof flagKeys)[number]
export type Flags = Readonly<Record<FlagKey, boolean>>

/** Returns the effective flags: a flag is on only if its setting is on too. */
export const effectiveFlags = (flags: Flags, settings: Flags): Flags => ({
  program: flags.program && settings.program,
  payment: flags.payment && settings.payment,
})

/** Number of seconds for which the last known flags are used while the flag service is down. */
export const lastGoodLife = 24 * 60 * 60

export const allOn: Flags = { program: true, payment: true }
export const allOff: Flags = { program: false, payment: false }
