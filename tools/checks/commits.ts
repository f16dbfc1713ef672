/** The longest subject of a commit, in characters. Lists of commits show a subject of this length in full. */
const subjectLimit = 72

/**
 * Matches words such as `Added`, `Adding` and `Adds`, because a subject is in the imperative, as in “Refuse pixel trials from strangers”.
 */
const isNoOrder = /^(?:\w+(?:ed|ing)|(?:Adds|Fixes|Makes|Changes|Removes|Updates|Uses|Moves|Says|Shows|Gives|Keeps))\b/u
/** Imperatives that end in -ed or -ing. */
const orders = new Set([
  'Need',
  'Feed',
  'Seed',
  'Embed',
  'Speed',
  'Shed',
  'Exceed',
  'Proceed',
  'Succeed',
  'Bring',
  'Ring',
  'String',
  'Ping',
])
const isMerge = /^(?:Merge|Revert) /u

/** Returns the problems of a commit message (CONTRIBUTING, “How we write”); empty if there are none. */
export function commitProblems(message: string): string[] {
  const [subject = '', gap = '', ...body] = message.trimEnd().split('\n')
  const [verb = ''] = subject.split(' ')
  if (isMerge.test(subject)) return []
  return [
    ...(subject.length > subjectLimit ? [`the subject has ${subject.length} characters, ${subjectLimit} at most`] : []),
    ...(isNoOrder.test(subject) && !orders.has(verb) ? [`“${verb}”: the subject is an order, such as “Add”`] : []),
    ...(/^[a-z]/u.test(subject) ? ['the subject begins with a capital'] : []),
    ...(subject.endsWith('.') ? ['the subject has no full stop'] : []),
    ...(gap === '' ? [] : ['the second line is empty']),
    ...(body.join('').trim() === '' ? ['the body says why'] : []),
  ]
}
