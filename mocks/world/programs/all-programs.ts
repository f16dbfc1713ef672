import { firstSip } from './first-sip.ts'
import { makeProgram } from './make-program.ts'
import { masarPrograms } from './masar.ts'
import { morningCup } from './morning-cup.ts'
import { giftBoxes, ramadanEvenings } from './nabt-drafts.ts'
import { coldBrew, dripperSchool } from './nabt-running.ts'
import { otherPrograms } from './others.ts'
import { rawshanPrograms } from './rawshan.ts'
import { sahraPrograms } from './sahra.ts'

/** The fourteen programs of the demo. They cover every status and every objective (Appendix G). */
export const MORNING_CUP = makeProgram(morningCup)
export const COLD_BREW = makeProgram(coldBrew)
export const DRIPPER_SCHOOL = makeProgram(dripperSchool)
export const RAMADAN_EVENINGS = makeProgram(ramadanEvenings)
export const GIFT_BOXES = makeProgram(giftBoxes)
export const FIRST_SIP = makeProgram(firstSip)
export const SMALL_KITCHENS = makeProgram(rawshanPrograms.smallKitchens)
export const ROOM_IN_A_DAY = makeProgram(rawshanPrograms.roomInADay)
export const DESERT_NIGHTS = makeProgram(sahraPrograms.desertNights)
export const CAMP_BREAKFAST = makeProgram(sahraPrograms.campBreakfast)
export const GROCERIES = makeProgram(masarPrograms.groceries)
export const FRIDAY_PICNIC = makeProgram(masarPrograms.fridayPicnic)
export const LINEN_AND_LIGHT = makeProgram(otherPrograms.linenAndLight)
export const PEARL_EVENINGS = makeProgram(otherPrograms.pearlEvenings)

export const wholePrograms = [
  MORNING_CUP,
  COLD_BREW,
  DRIPPER_SCHOOL,
  RAMADAN_EVENINGS,
  GIFT_BOXES,
  FIRST_SIP,
  SMALL_KITCHENS,
  ROOM_IN_A_DAY,
  DESERT_NIGHTS,
  CAMP_BREAKFAST,
  GROCERIES,
  FRIDAY_PICNIC,
  LINEN_AND_LIGHT,
  PEARL_EVENINGS,
] as const

export const programs = wholePrograms.map(({ program }) => program)
export const programSteps = wholePrograms.flatMap(({ steps }) => steps)
export const programContents = wholePrograms.flatMap(({ contents }) => contents)

/** The pictures of all programs. If several items of a program show the same picture, it is stored once. */
export const programAssets = wholePrograms.flatMap(({ assets }) => [...new Map(assets.map((asset) => [asset.url, asset])).values()])
