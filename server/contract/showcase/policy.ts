import { individualTypes } from '../profiles/types.ts'

/** Types of profiles with rate cards (D-09): networkers and agents. */
export const rateCardTypes = individualTypes
