import { readAnswers, type Answers } from './answers.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One profile's answers do not become another's that signs in later in the same tab. */
const nameOf = (profileId: string) => `wasla.onboarding.${profileId}`

/** Answers not yet sent, stored in this tab so that a reload goes on where it was. */
export const answersBox = {
  read: (box: Box, profileId: string, countryId: string): Answers => readAnswers(box.getItem(nameOf(profileId)), countryId),
  keep: (box: Box, profileId: string, answers: Answers) => box.setItem(nameOf(profileId), JSON.stringify(answers)),
}
