import type { ProgramRecord } from '../record.ts'

/** Returns the data of the details step (appendix F): the program's own fields, named as in `upsertProgram`. */
export const detailsOf = (program: ProgramRecord) => ({
  name: program.name,
  description: program.description,
  coverImage: program.coverImage,
  startDate: program.startDate,
  endDate: program.endDate,
  isPublic: program.isPublic,
  isVisible: program.isVisible,
  programFocus: program.programFocus,
  openToPlacement: program.openToPlacement,
  sellOnEcommerce: program.sellOnEcommerce,
  storeLink: program.storeLink,
  launchLocationType: program.launchLocationType,
  launchLocationIds: [...program.launchLocationIds],
  serviceAreaIds: [...program.serviceAreaIds],
})
