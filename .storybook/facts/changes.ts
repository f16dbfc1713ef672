import type { Change, ChangeKind } from '@wasla/design-system/foundations/part-page/facts.ts'

/** Characters that separate the commits of a log and their fields. No commit message contains them. */
const commitSign = '\u0001'
const fieldSign = '\u0002'

/** The format of `git log` that `changesIn` reads. */
export const logFormat = `${commitSign}%ad${fieldSign}%s${fieldSign}%b${fieldSign}`

/** How many changes of a part are listed. */
const most = 8

const folder = /^(?<status>[A-Z])\d*\t(?<path>.*?design-system\/(?:components|patterns|primitives)\/(?<part>[^/]+)\/(?<file>[^/\t]+))$/u
const breaking = /^breaking(?: change)?:/imu
const fixing = /^(?:fix|mend|repair|correct|keep|stop|prevent|restore|avoid|refuse)\b/iu
const adding = /^(?:add|give|offer|bring|let|show)\b/iu

/** Returns the kind of a change by the words of its commit. `isFirst`: the commit creates the part. */
export function kindOf(subject: string, body: string, isFirst: boolean): ChangeKind {
  if (breaking.test(subject) || breaking.test(body)) return 'breaking'
  if (isFirst || adding.test(subject)) return 'added'
  return fixing.test(subject) ? 'fixed' : 'changed'
}

/** Returns the newest changes of each part, from a log in `logFormat` with the status of each file. */
export function changesIn(log: string): ReadonlyMap<string, readonly Change[]> {
  const found = new Map<string, Change[]>()
  for (const commit of log.split(commitSign).slice(1)) {
    const [day = '', subject = '', body = '', files = ''] = commit.split(fieldSign)
    const touched = new Map<string, boolean>()
    for (const line of files.split('\n')) {
      const { status, part = '', file } = folder.exec(line)?.groups ?? {}
      if (part !== '') touched.set(part, touched.get(part) === true || (status === 'A' && file === `${part}.tsx`))
    }
    for (const [part, isFirst] of touched) {
      const changes = found.get(part) ?? []
      if (changes.length < most) changes.push({ kind: kindOf(subject, body, isFirst), day, subject })
      found.set(part, changes)
    }
  }
  return found
}
