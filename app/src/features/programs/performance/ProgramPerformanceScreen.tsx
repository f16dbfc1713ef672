import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { PerformanceTab } from './PerformanceTab.tsx'

/** The results tab on the page of a program, for its owner. */
export const ProgramPerformanceScreen = () => (
  <ProgramFrame tab="performance">{({ program }) => <PerformanceTab program={program} />}</ProgramFrame>
)
