import { Pays } from './Pays.tsx'
import { SmallWay } from '../way/SmallWay.tsx'
import { ownRequest, type CardProgram } from './card-program.ts'

/** What a program pays, and once one joined, where one stands: a card has one or the other (Y-28). Nothing before it has milestones. */
export function Worth({ program, look = 'card' }: { program: CardProgram; look?: 'card' | 'row' }) {
  const { pay, objectiveType, myObjectiveData: standing } = program
  if (standing && objectiveType && ownRequest(program) === 'Accepted')
    return <SmallWay objectiveType={objectiveType} standing={standing} isText={look === 'row'} />
  return pay && <Pays pay={pay} objectiveType={objectiveType} look={look} />
}
