import { readAnswers, type Answers } from './answers.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The key contains the profile, so that another profile in the same tab does not get these answers. */
const nameOf = (profileId: string) => `wasla.onboarding.${profileId}`

/** Stores unsent answers in this tab, so that they survive a reload. */
export const answersBox = {
  read: (box: Box, profileId: string, countryId: string): Answers => readAnswers(box.getItem(nameOf(profileId)), countryId),
  keep: (box: Box, profileId: string, answers: Answers) => box.setItem(nameOf(profileId), JSON.stringify(answers)),
}
