import type { ReactNode } from 'react'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, type Pair } from '../stories/say.tsx'
import { head, page, section } from './Page.css.ts'

/** Layout of a documentation page about a subject that all components share. */
export function Page({ title, lead, children }: { title: Pair; lead: Pair; children: ReactNode }) {
  return (
    <main className={page}>
      <header className={head}>
        <Heading level={1} look="display">
          <Say pair={title} />
        </Heading>
        <Text tone="muted">
          <Say pair={lead} />
        </Text>
      </header>
      {children}
    </main>
  )
}

export function Section({ title, lead, children }: { title: Pair; lead?: Pair; children: ReactNode }) {
  return (
    <section className={section}>
      <div className={head}>
        <Heading level={2} look="title">
          <Say pair={title} />
        </Heading>
        {lead && (
          <Text tone="muted">
            <Say pair={lead} />
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}
