import { adminLimits } from '../admin/limits.ts'
import { groupLimits } from '../groups/limits.ts'
import { notificationLimits } from '../notifications/limits.ts'
import { participationLimits } from '../participations/limits.ts'
import { programLimits } from '../programs/limits.ts'

/** The bounds of all arguments of one API (Y-24). Lengths of texts are in UTF-16 units, as in JavaScript. */
export type InputBounds = {
  /** Highest number of entries of a list. */
  items: number
  /** Longest `String`. This bound is checked first; the rules of a domain are stricter and name the field. */
  text: number
  /** Longest `ID`. */
  id: number
  /** Bounds of a `JSON` value: length of a text, entries of a list, number of all values, depth of nesting. */
  json: { text: number; items: number; values: number; depth: number }
  /** Bounds of single inputs, by `Input.field` or `Type.field.argument`. Each equals the limit in the rules of its domain. */
  own: Readonly<Record<string, number>>
}

const usual = {
  items: 50,
  text: 8_192,
  id: 300,
  json: { text: 8_192, items: programLimits.places, values: 2_000, depth: 12 },
} as const

export const userInputBounds: InputBounds = {
  ...usual,
  own: {
    'UpdateParticipantRequestsInput.ids': participationLimits.answersAtOnce,
    'Mutation.updateMultipleNotificationStatus.notifications': notificationLimits.changedAtOnce,
    'UpsertProgramInput.launchLocationIds': programLimits.places,
    'UpsertProgramInput.serviceAreaIds': programLimits.places,
    'CreateGroupInput.description': groupLimits.description.markup,
    'UpdateGroupInput.description': groupLimits.description.markup,
  },
}

export const adminInputBounds: InputBounds = {
  ...usual,
  own: { 'Mutation.adminAdmitWaitingList.entryIds': adminLimits.admitAtOnce },
}
