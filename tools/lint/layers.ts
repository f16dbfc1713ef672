import path from 'node:path'
import { ofAll, roomProblem } from './room-order.ts'
import { isForMakers } from './rule.ts'

/** Returns the path inside the project that a file of `server/` or `app/` imports; undefined for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (!specifier.startsWith('#')) return undefined
  return path.posix.join(file.startsWith('app/') ? 'app/src' : 'server/src', specifier.slice(1))
}

const domainOf = (file: string) => /^server\/src\/domains\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^app\/src\/features\/([^/]+)\//.exec(file)?.[1]

function domainProblem(file: string, target: string): string | undefined {
  const own = domainOf(file)
  const other = domainOf(target)
  if (!own || !other || own === other) return undefined
  if (/\/stores?(?:\.ts$|\/)/.test(target)) return `Domain ${own} reads the store of ${other}: call its service.`
  const isItsFront = target === `server/src/domains/${other}/service.ts` || ofAll.has(target)
  if (isItsFront || isForMakers(file)) return undefined
  return `Domain ${own} reaches into ${other}: call its service.`
}

function layerProblem(file: string, target: string): string | undefined {
  if (isForMakers(file)) return undefined
  const isAbove = /^server\/src\/(?:graphql|http)\//.test(target)
  if (domainOf(file) && isAbove) return `A domain imports ${target}: domains know neither GraphQL nor HTTP.`
  const isPlatform = /^server\/src\/(?:platform|database|providers)\//.test(file)
  if (isPlatform && (isAbove || domainOf(target))) return `${file.split('/')[2]} imports ${target}: it is below the domains.`
  return undefined
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
  return domainProblem(file, target) ?? layerProblem(file, target) ?? featureProblem(file, target) ?? roomProblem(file, target)
}
