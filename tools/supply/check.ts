import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../process.ts'
import { advisoryProblems, readAdvisories } from './advisories.ts'
import { scriptProblems } from './install-scripts.ts'
import { installedPackages } from './installed.ts'
import { licenceProblems } from './licences.ts'
import { allIds, productionPackages, readLockfile } from './lockfile.ts'

/** Returns all problems of the packages that the lockfile names: licences, install scripts and known weaknesses. Needs no network. */
export function supplyProblems(): string[] {
  const lockfile = readLockfile()
  const installed = installedPackages()
  const { allowBuilds } = parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')) as { allowBuilds: Readonly<Record<string, boolean>> }
  return [
    ...licenceProblems(productionPackages(lockfile), installed),
    ...scriptProblems(allowBuilds, [...installed.values()]),
    ...advisoryProblems(readAdvisories(), allIds(lockfile)),
  ]
}
