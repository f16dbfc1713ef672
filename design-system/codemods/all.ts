import { dismissDisabled } from './0.1.0-dismiss-disabled.ts'
import { lazyFields } from './0.1.0-lazy-fields.ts'
import type { Codemod } from './codemod.ts'

/** Every codemod, in the order in which they run. */
export const codemods: readonly Codemod[] = [lazyFields, dismissDisabled]
