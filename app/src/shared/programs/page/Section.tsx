import { useId, type ReactNode } from 'react'
import { Heading } from '@wasla/design-system/primitives/Heading'
import * as styles from './page.css.ts'

type SectionProps = {
  title: ReactNode
  /** Element at the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a program's overview, labelled by its title. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} look="title" id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
