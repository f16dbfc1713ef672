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
 * Programs for stories and tests. The demo networker joined `morningCup` and `smallKitchens`. Her requests to `groceries` and
 * `desertNights` are open, and `linenAndLight` declined her. She may join `coldBrew`, and does not meet one criterion of `campBreakfast`.
 */
export const programIds = {
  morningCup: MORNING_CUP.program.id,
  smallKitchens: SMALL_KITCHENS.program.id,
  groceries: GROCERIES.program.id,
  desertNights: DESERT_NIGHTS.program.id,
  linenAndLight: LINEN_AND_LIGHT.program.id,
  coldBrew: COLD_BREW.program.id,
  campBreakfast: CAMP_BREAKFAST.program.id,
  /** A program that is open by link only, and on hold because its budget is used up. */
  dripperSchool: DRIPPER_SCHOOL.program.id,
  /** A program that its owner put on hold. */
  roomInADay: ROOM_IN_A_DAY.program.id,
  /** A scheduled program, which is not listed yet. */
  fridayPicnic: FRIDAY_PICNIC.program.id,
  retired: FIRST_SIP.program.id,
  /** A draft whose next step is the catalogue. */
  draft: RAMADAN_EVENINGS.program.id,
  /** A draft with all steps done. */
  readyDraft: GIFT_BOXES.program.id,
  /** A draft of a brand whose verification is in review. Its next step is the objectives. */
  reviewedDraft: PEARL_EVENINGS.program.id,
  /** An id that belongs to no program. */
  nobody: '00000000-0000-7000-8000-000000000000',
} as const

/** Participants of `morningCup`: the demo networker, the participant with the most results, and one whom an agency manages. */
export const participantIds = { noura: NOURA.profile.id, huda: HUDA.profile.id, fahad: FAHAD.profile.id } as const
