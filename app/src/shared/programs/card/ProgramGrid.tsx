import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { programAddress } from '../page/program-address.ts'
import type { CardProgram } from './card-program.ts'
import { ProgramCard } from './ProgramCard.tsx'
import * as styles from './ProgramGrid.css.ts'

type ProgramGridProps<Program extends CardProgram> = {
  programs: readonly Program[]
  /** Name of the list for screen readers. @default “Programs” */
  label?: string
  level?: 2 | 3
  isCompact?: boolean
  /** Additional content of a card. May contain controls. */
  children?: (program: Program) => ReactNode
}

/** Shows a list of program cards. Each card links to its program's overview (S2 §2). */
export function ProgramGrid<Program extends CardProgram>({ programs, label, level, isCompact, children }: ProgramGridProps<Program>) {
  const intl = useIntl()
  return (
    <ul className={styles.grid} aria-label={label ?? intl.formatMessage({ id: 'program.card.list' })}>
      {programs.map((program) => (
        <li key={program.id} className={styles.cell}>
          <ProgramCard program={program} href={programAddress(program.id)} level={level} isCompact={isCompact}>
            {children?.(program)}
          </ProgramCard>
        </li>
      ))}
    </ul>
  )
}
