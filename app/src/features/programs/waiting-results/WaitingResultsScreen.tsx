import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { WaitingResultsTab } from './WaitingResultsTab.tsx'

/** Results of a program that wait for its owner (Y-01), on the program's page. */
export const WaitingResultsScreen = () => (
  <ProgramFrame tab="results">{({ program }) => <WaitingResultsTab program={program} />}</ProgramFrame>
)
