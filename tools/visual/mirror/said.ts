import type { Explained } from './prove.ts'
import type { Proved } from './run.ts'

const whatIsWrong = ({ kind, axis, off, property, english, arabic }: Explained): string => {
  const direction = axis === 'block' ? 'vertically' : 'horizontally'
  switch (kind) {
    case 'place':
      return `is ${off} px away ${direction}`
    case 'size':
      return `is ${off} px ${axis === 'block' ? 'taller or lower' : 'wider or narrower'}`
    case 'text':
      return off === undefined ? `has ${arabic} of text and not ${english}` : `has text that is ${off} px away`
    case 'paint':
      return `is painted on the same side in both languages (${property})`
    case 'drawing':
      return arabic === 'turned' ? 'turns and should not' : 'does not turn'
    case 'scroll':
      return `is scrolled ${off} px to another place`
    case 'focus':
      return `is reached by the keyboard in another order (${english}, in Arabic ${arabic})`
    case 'keys':
      return `is moved to another place by the arrow keys or a swipe (${english}, in Arabic ${arabic})`
    case 'structure':
      return arabic === 'missing' ? 'is missing in Arabic' : 'is only in Arabic'
    case 'reason':
      return 'is declared as fixed without a reason'
  }
}

/** Says one fault in a sentence, the same in a terminal and in the report. */
export const faultSaid = (fault: Explained): string => `${fault.name} ${whatIsWrong(fault)}`

/** Returns a line for each fault of a story: where, what, and the declaration that explains it. */
export function saidOf({ id, width, proof, error }: Proved): string[] {
  if (proof === undefined) return [`${id} (${width}) cannot be compared: ${error ?? ''}`]
  return proof.faults.map((fault) => {
    const { cause, also } = fault
    const why = cause ? `: ${cause.property}: ${cause.value}${cause.instead ? `, write ${cause.instead}` : ''}` : ''
    return `${id} (${width}) ${faultSaid(fault)}${also > 0 ? `, ${also} more with it` : ''}${why}`
  })
}
