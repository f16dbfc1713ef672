import { parseAccepted, type Acceptance } from './acceptances.ts'
import { parseTrees, type TreeAcceptance } from './access/accepted-trees.ts'

/** What the file of accepted changes holds: pictures and accessibility trees. */
export type AcceptedFile = { accepted: readonly Acceptance[]; trees: readonly TreeAcceptance[] }

export const parseFile = (text: string): AcceptedFile => ({ accepted: parseAccepted(text), trees: parseTrees(text) })
