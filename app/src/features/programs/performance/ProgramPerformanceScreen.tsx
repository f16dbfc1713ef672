import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { PerformanceTab } from './PerformanceTab.tsx'

/** A program's results, on its page, for its owner. */
export const ProgramPerformanceScreen = () => (
  <ProgramFrame tab="performance">{({ program }) => <PerformanceTab program={program} />}</ProgramFrame>
)
