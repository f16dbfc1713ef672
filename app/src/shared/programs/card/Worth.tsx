import { Pays } from './Pays.tsx'
import { SmallWay } from '../way/SmallWay.tsx'
import { ownRequest, type CardProgram } from './card-program.ts'

/**
 * Shows a program's rewards, or only the reader's progress after they joined (Y-28). Shows nothing if the program has no milestones yet.
 */
export function Worth({ program, look = 'card' }: { program: CardProgram; look?: 'card' | 'row' }) {
  const { pay, objectiveType, myObjectiveData: progress } = program
  if (progress && objectiveType && ownRequest(program) === 'Accepted')
    return <SmallWay objectiveType={objectiveType} progress={progress} isText={look === 'row'} />
  return pay && <Pays pay={pay} objectiveType={objectiveType} look={look} />
}
