import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../process.ts'
import { parseFile, type AcceptedFile } from './accepted-file.ts'
import { writeAcceptances } from './acceptances.ts'

/** Accepted changes are part of the commit that makes them. */
const file = inRoot('design-system', 'visual-accepted.json')

export const readAccepted = (): AcceptedFile => parseFile(readFileSync(file, 'utf8'))
export const saveAccepted = ({ accepted, trees }: AcceptedFile): void => writeFileSync(file, writeAcceptances(accepted, trees))
