import { BreakingChangeType, buildSchema, findBreakingChanges } from 'graphql'

/** Changes after which an operation of an older app is refused, or reads something else than it asked for. */
const refusing: ReadonlySet<BreakingChangeType> = new Set([
  BreakingChangeType.TYPE_REMOVED,
  BreakingChangeType.TYPE_CHANGED_KIND,
  BreakingChangeType.TYPE_REMOVED_FROM_UNION,
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.FIELD_CHANGED_KIND,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.ARG_CHANGED_KIND,
  BreakingChangeType.REQUIRED_ARG_ADDED,
  BreakingChangeType.REQUIRED_INPUT_FIELD_ADDED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
])

/** Returns what a schema lacks of an earlier one, in a sentence each: an app of that time may still ask for it (F25). */
export const removedSince = (earlier: string, now: string): readonly string[] =>
  findBreakingChanges(buildSchema(earlier), buildSchema(now)).flatMap(({ type, description }) => (refusing.has(type) ? [description] : []))
