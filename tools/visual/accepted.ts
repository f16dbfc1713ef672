import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../process.ts'
import { parseAccepted, writeAcceptances, type Acceptance } from './acceptances.ts'

/** Accepted changes are part of the commit that makes them. */
const file = inRoot('design-system', 'visual-accepted.json')

export const readAccepted = (): Acceptance[] => parseAccepted(readFileSync(file, 'utf8'))
export const saveAccepted = (all: readonly Acceptance[]): void => writeFileSync(file, writeAcceptances(all))
