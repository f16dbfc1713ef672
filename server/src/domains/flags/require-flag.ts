import { Problem } from '@wasla/contract/errors/problem.ts'
import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import type { FlagService } from './service.ts'

type WithFlags = { services: { flags: FlagService } }

/** Throws `FEATURE_DISABLED` while the effective flag is off: a hidden button is not a gate. */
export function assertFlag(flags: FlagService, key: FlagKey): void {
  if (!flags.isOn(key)) throw new Problem('FEATURE_DISABLED')
}

/** Puts a resolver behind a flag: `joinProgram: requireFlag('program', (source, args, context) => …)`. */
export const requireFlag =
  <Source, Args, Context extends WithFlags, Info, Result>(
    key: FlagKey,
    resolve: (source: Source, args: Args, context: Context, info: Info) => Result,
  ) =>
  (source: Source, args: Args, context: Context, info: Info): Result => {
    assertFlag(context.services.flags, key)
    return resolve(source, args, context, info)
  }
