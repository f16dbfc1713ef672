import type { AccessFault } from './fault.ts'
import type { Exception } from './exceptions.ts'
import type { Heard } from './run.ts'

const fits = ({ story, kind, said = '' }: Exception, id: string, fault: AccessFault) =>
  story === id && kind === fault.kind && fault.said.includes(said)

/** Returns what was heard without the findings that the exceptions declare as right. */
export const withoutExceptions = (heard: readonly Heard[], exceptions: readonly Exception[]): Heard[] =>
  heard.map((one) => ({ ...one, faults: one.faults.filter((fault) => !exceptions.some((row) => fits(row, one.id, fault))) }))

/**
 * Returns a sentence about each exception that is of no use any more: its story was read without such a finding, or `all`, the ids of all
 * stories, has it not. Without `all`, only stories that were read are judged.
 */
export function uselessExceptions(heard: readonly Heard[], exceptions: readonly Exception[], all?: ReadonlySet<string>): string[] {
  return exceptions.flatMap((row) => {
    const { story, kind, said } = row
    const those = heard.filter(({ id }) => id === story)
    const words = `the exception for ${kind} in ${story}${said === undefined ? '' : ` (${JSON.stringify(said)})`}`
    if (all && !all.has(story)) return [`There is no such story: remove ${words}.`]
    const isUnread = those.length === 0 || those.some(({ error }) => error !== undefined)
    if (isUnread || those.some(({ faults }) => faults.some((fault) => fits(row, story, fault)))) return []
    return [`Nothing is found there any more: remove ${words}.`]
  })
}
