import { members } from './rule.ts'

export const peopleAccess = {
  people: members,
  peopleAlternatives: members,
  mySavedPeopleFilters: members,
  savePeopleFilter: members,
  deleteSavedPeopleFilter: members,
} as const
