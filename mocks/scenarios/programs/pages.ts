import { FAHAD, HUDA, NOURA } from '../../world/networkers.ts'
import {
  CAMP_BREAKFAST,
  COLD_BREW,
  DESERT_NIGHTS,
  DRIPPER_SCHOOL,
  FIRST_SIP,
  FRIDAY_PICNIC,
  GIFT_BOXES,
  GROCERIES,
  LINEN_AND_LIGHT,
  MORNING_CUP,
  PEARL_EVENINGS,
  RAMADAN_EVENINGS,
  ROOM_IN_A_DAY,
  SMALL_KITCHENS,
} from '../../world/programs/all-programs.ts'

/**
 * Programs worth opening, by what they show. What the demonstration's networker is to each: joined `morningCup` and `smallKitchens`, waits
 * for `groceries` and `desertNights`, was declined by `linenAndLight`, may join `coldBrew`, lacks one thing for `campBreakfast`.
 */
export const programIds = {
  morningCup: MORNING_CUP.program.id,
  smallKitchens: SMALL_KITCHENS.program.id,
  groceries: GROCERIES.program.id,
  desertNights: DESERT_NIGHTS.program.id,
  linenAndLight: LINEN_AND_LIGHT.program.id,
  coldBrew: COLD_BREW.program.id,
  campBreakfast: CAMP_BREAKFAST.program.id,
  /** On hold by its budget, open to its link alone. */
  dripperSchool: DRIPPER_SCHOOL.program.id,
  /** On hold by its owner. */
  roomInADay: ROOM_IN_A_DAY.program.id,
  /** Scheduled: not listed yet. */
  fridayPicnic: FRIDAY_PICNIC.program.id,
  retired: FIRST_SIP.program.id,
  /** A draft that stands at its catalogue. */
  draft: RAMADAN_EVENINGS.program.id,
  /** A draft whose steps are all done. */
  readyDraft: GIFT_BOXES.program.id,
  /** A draft of a brand under review, which stands at its objectives. */
  reviewedDraft: PEARL_EVENINGS.program.id,
  /** A program that nobody has. */
  nobody: '00000000-0000-7000-8000-000000000000',
} as const

/** Participants of `morningCup` worth looking at: the demonstration's networker, who brings most, and whom an agency manages. */
export const participantIds = { noura: NOURA.profile.id, huda: HUDA.profile.id, fahad: FAHAD.profile.id } as const
