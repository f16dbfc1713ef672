import type { TermsFacts } from '../terms.ts'
import { programTerms } from '../../programs/terms.ts'

/** Terms of a program for orders, by links and codes, with two cash milestones and an experience. */
export const facts: TermsFacts = {
  program: {
    id: 'p',
    profileId: 'brand',
    name: 'The morning cup',
    description: 'Film in the morning.',
    startDate: '2026-10-22',
    endDate: '2027-01-31',
    countsBy: 'LINKS_AND_CODES',
  },
  brand: { firstName: null, lastName: null, name: 'Nabt Coffee', nameInOtherScript: 'قهوة نبت' },
  objectives: {
    objectiveType: 'SALES',
    milestones: [
      { id: 'a', target: 25, rewardType: 'CASH', amount: 200_00 },
      { id: 'b', target: 75, rewardType: 'EXPERIENCE', title: 'Tasting for two', details: 'At the roastery' },
      { id: 'c', target: 150, rewardType: 'CASH', amount: 900_00 },
    ],
  },
  payoutFrequency: 'WEEKLY',
  guidelines: { dos: ['Show the roast date', 'Say what you think'], donts: ['Hide that it is an ad'] },
  terms: programTerms,
}
