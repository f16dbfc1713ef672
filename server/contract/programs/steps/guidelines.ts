import * as z from 'zod/mini'
import { programLimits } from '../limits.ts'
import type { Guidelines } from '../step-data.ts'
import { line, listOf } from './fields.ts'

const list = () => listOf(line(programLimits.guidelines.text), programLimits.guidelines)

/** GUIDELINES (S2 §5, K-23). */
export const guidelinesRules = z.object({ dos: list(), donts: list() }) satisfies z.ZodMiniType<Guidelines>
