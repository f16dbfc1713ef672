import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { WaitingResultsTab } from './WaitingResultsTab.tsx'

/** Page of a program at the tab with the results that wait for its owner (Y-01). */
export const WaitingResultsScreen = () => (
  <ProgramFrame tab="results">{({ program }) => <WaitingResultsTab program={program} />}</ProgramFrame>
)
