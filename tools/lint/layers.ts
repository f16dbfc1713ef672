import path from 'node:path'
import { ofAllDomains, roomProblem } from './room-order.ts'
import { isForMakers } from './rule.ts'

/** Returns the path inside the project that a file of `server/` or `app/` imports; undefined for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (!specifier.startsWith('#')) return undefined
  return path.posix.join(file.startsWith('app/') ? 'app/src' : 'server/src', specifier.slice(1))
}

const domainOf = (file: string) => /^server\/src\/domains\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^app\/src\/features\/([^/]+)\//.exec(file)?.[1]

/** Returns why a file of a domain must not be imported. Other domains, and the resolvers, know only its service. */
function domainProblem(file: string, target: string): string | undefined {
  const own = domainOf(file) ?? (file.startsWith('server/src/graphql/') ? 'graphql' : undefined)
  const other = domainOf(target)
  if (!own || !other || own === other) return undefined
  if (/\/stores?(?:\.ts$|\/)/.test(target)) return `${own} reads the store of ${other}: call its service.`
  const isItsFront = target === `server/src/domains/${other}/service.ts` || ofAllDomains.has(target)
  if (isItsFront || isForMakers(file)) return undefined
  return `${own} reaches into ${other}: call its service.`
}

/**
 * Returns why a feature must not be imported. No feature imports another: code for several features belongs in `app/src/shared`, which
 * imports no feature.
 */
function featureProblem(file: string, target: string): string | undefined {
  const other = featureOf(target)
  if (!other || isForMakers(file)) return undefined
  if (file.startsWith('app/src/shared/')) return `What features share imports feature ${other}: it must know none.`
  const own = featureOf(file)
  return own && own !== other ? `Feature ${own} imports feature ${other}: move what both need to app/src/shared.` : undefined
}

/** Returns the problem of an import inside one package in one sentence; undefined if it goes to a lower layer. */
export function layeringProblem(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier)
  if (target === undefined) return undefined
  return domainProblem(file, target) ?? featureProblem(file, target) ?? roomProblem(file, target)
}
