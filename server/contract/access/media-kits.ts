import { individualTypes } from '../profiles/types.ts'
import { anyone, membersOnly } from './rule.ts'

/** A kit shows what a person offers to brands. Only people whose identity was checked make one, because its page says that the product sealed it. */
export const mediaKitsAccess = {
  myMediaKits: membersOnly({ types: individualTypes }),
  makeMediaKit: membersOnly({ types: individualTypes, states: ['Active'] }),
  removeMediaKit: membersOnly({ types: individualTypes }),
  publicMediaKit: anyone,
} as const
