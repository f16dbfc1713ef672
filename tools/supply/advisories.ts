import { readFileSync } from 'node:fs'
import { satisfies, validRange } from 'semver'
import { inRoot } from '../process.ts'
import { partsOfId } from './lockfile.ts'

/** A known weakness of a package. `range`: the versions that have it. `accepted`: why it does no harm here. */
export type Advisory = { id: string; package: string; range: string; title: string; accepted?: string }

/** The list of advisories: those that concern packages of the lockfile, in any version. */
const advisoryFile = inRoot('tools', 'supply', 'advisories.json')

export const readAdvisories = (): readonly Advisory[] => JSON.parse(readFileSync(advisoryFile, 'utf8')) as readonly Advisory[]

const hits = ({ package: name, range }: Advisory, ids: readonly string[]) =>
  ids.filter((id) => {
    const locked = partsOfId(id)
    return locked.name === name && satisfies(locked.version, range, { includePrerelease: true })
  })

/** Returns a sentence for each advisory that a locked package has and nobody accepted, and for each entry of the list that is wrong. */
export function advisoryProblems(advisories: readonly Advisory[], ids: readonly string[]): string[] {
  return advisories.flatMap((advisory) => {
    const { id, range, title, accepted } = advisory
    if (validRange(range) === null) return [`${id}: “${range}” is no range of versions`]
    const found = hits(advisory, ids)
    if (accepted === undefined) return found.map((locked) => `${locked} has ${id}: ${title}. Update it, or accept it with a reason`)
    if (accepted.trim() === '') return [`${id} is accepted without a reason`]
    return found.length > 0 ? [] : [`${id} is accepted, and no locked package has it any more: remove “accepted”`]
  })
}
