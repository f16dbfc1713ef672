import { useIntl } from 'react-intl'
import { programAddress } from '../page/program-address.ts'
import type { CardProgram } from './card-program.ts'
import { ProgramCard } from './ProgramCard.tsx'
import * as styles from './ProgramGrid.css.ts'

type ProgramGridProps = {
  programs: readonly CardProgram[]
  /** Names the list for screen readers. @default “Programs” */
  label?: string
  level?: 2 | 3
  isCompact?: boolean
}

/** Cards of programs, each of which leads to the overview of its program (S2 §2). */
export function ProgramGrid({ programs, label, level, isCompact }: ProgramGridProps) {
  const intl = useIntl()
  return (
    <ul className={styles.grid} aria-label={label ?? intl.formatMessage({ id: 'program.card.list' })}>
      {programs.map((program) => (
        <li key={program.id} className={styles.cell}>
          <ProgramCard program={program} href={programAddress(program.id)} level={level} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  )
}
