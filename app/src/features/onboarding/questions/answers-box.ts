import { readAnswers, type Answers } from './answers.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Contains the profile's id, because another profile may sign in later in the same tab. */
const nameOf = (profileId: string) => `wasla.onboarding.${profileId}`

/** Stores answers that are not sent yet in this tab, so that a reload continues at the same place. */
export const answersBox = {
  read: (box: Box, profileId: string, countryId: string): Answers => readAnswers(box.getItem(nameOf(profileId)), countryId),
  keep: (box: Box, profileId: string, answers: Answers) => box.setItem(nameOf(profileId), JSON.stringify(answers)),
}
