import { exitCodes } from '@wasla/server/config/exit-codes.ts'
import { capture, inRoot } from '../process.ts'
import { readAdvisories } from '../supply/advisories.ts'
import { reportedAdvisories, unknownAdvisories } from '../supply/audit-report.ts'
import { supplyProblems } from '../supply/check.ts'

/**
 * `npm run audit`: runs the check of `npm test -- supply`, then requests from the registry what is known about each locked package.
 * Ends with 1 if something was found that nobody accepted, with 69 if the registry gave no answer.
 */
const problems = supplyProblems()
for (const problem of problems) console.error(problem)

const { output } = await capture(inRoot('.tools', 'bin', 'pnpm'), ['audit', '--json'])
const reported = reportedAdvisories(output)
if (reported === undefined) {
  console.error(`The registry gave no answer about advisories; only the list of the project was checked.\n${output.trim()}`)
  process.exitCode = problems.length > 0 ? 1 : exitCodes.databaseUnreachable
} else {
  const found = unknownAdvisories(reported, readAdvisories())
  for (const each of found) console.error(`${JSON.stringify(each, null, 2)},`)
  if (found.length > 0)
    console.error(
      'Update these packages, and add the lines above to tools/supply/advisories.json: then `npm test` refuses the old versions.',
    )
  else console.log('The registry knows of nothing that is not in tools/supply/advisories.json.')
  process.exitCode = problems.length + found.length > 0 ? 1 : 0
}
