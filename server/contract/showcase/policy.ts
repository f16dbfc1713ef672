import { individualTypes } from '../profiles/types.ts'

/** Whose profiles have prices (D-09): networkers and agents. */
export const rateCardTypes = individualTypes
