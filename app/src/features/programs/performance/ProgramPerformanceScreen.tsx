import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { PerformanceTab } from './PerformanceTab.tsx'

/** Tab with a program's results, for its owner. */
export const ProgramPerformanceScreen = () => (
  <ProgramFrame tab="performance">{({ program }) => <PerformanceTab program={program} />}</ProgramFrame>
)
