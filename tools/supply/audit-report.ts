import * as z from 'zod/mini'
import type { Advisory } from './advisories.ts'

/** The part of the answer of `pnpm audit --json` that is read here. */
const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({ github_advisory_id: z.string(), module_name: z.string(), vulnerable_versions: z.string(), title: z.string() }),
  ),
})

/** Returns the advisories of an answer of `pnpm audit --json`; undefined if it is an error instead. */
export function reportedAdvisories(output: string): readonly Advisory[] | undefined {
  try {
    const { advisories } = report.parse(JSON.parse(output))
    return Object.values(advisories).map((each) => ({
      id: each.github_advisory_id,
      package: each.module_name,
      range: each.vulnerable_versions,
      title: each.title,
    }))
  } catch {
    return undefined
  }
}

/** Returns the reported advisories that nobody has accepted. */
export const unknownAdvisories = (reported: readonly Advisory[], listed: readonly Advisory[]): readonly Advisory[] =>
  reported.filter(({ id }) => !listed.some((each) => each.id === id && each.accepted !== undefined))
