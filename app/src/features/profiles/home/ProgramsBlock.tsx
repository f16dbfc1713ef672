import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import type { CardProgram } from '#shared/programs/card/card-program.ts'
import { ProgramGridSkeleton } from '#shared/programs/card/ProgramCardSkeleton.tsx'
import { ProgramGrid } from '#shared/programs/card/ProgramGrid.tsx'
import { newProgramPath } from './program-entry.ts'
import { HomeOwnProgramsDocument, HomeProgramsDocument } from './ProgramsBlock.generated.ts'
import * as styles from './ProgramsBlock.css.ts'

/** Number of programs on the home page (T-13). */
const shown = 4

/** Four programs that the viewer can join and has not requested, suitable programs first (T-10, Y-28). */
export function ProgramsToJoin() {
  const { data, error, loading, refetch } = useQuery(HomeProgramsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return (
    <Block
      isBusy={!data && (!error || loading)}
      title={<FormattedMessage id="profiles.programs.forYou" />}
      action={
        <TextLink href="/discover" isStandalone>
          <FormattedMessage id="profiles.programs.discoverMore" />
        </TextLink>
      }
    >
      <Programs
        programs={data?.programsForMe.data ?? null}
        hasFailed={error !== undefined && !loading}
        onRetry={() => void refetch().catch(() => undefined)}
        none={
          <Empty
            level={3}
            title={<FormattedMessage id="profiles.programs.noneToJoin" />}
            action={
              <LinkButton href="/discover" iconStart="compass">
                <FormattedMessage id="profiles.programs.discoverMore" />
              </LinkButton>
            }
          />
        }
      />
    </Block>
  )
}

/** A brand's own programs, and a link to create another one. */
export function OwnPrograms() {
  const { data, error, loading, refetch } = useQuery(HomeOwnProgramsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return (
    <Block
      isBusy={!data && (!error || loading)}
      title={<FormattedMessage id="profiles.programs.own" />}
      action={
        <span className={styles.actions}>
          <TextLink href="/my-programs" isStandalone>
            <FormattedMessage id="profiles.programs.all" />
          </TextLink>
          <LinkButton variant="primary" size="small" iconStart="plus" href={newProgramPath}>
            <FormattedMessage id="profiles.program.create" />
          </LinkButton>
        </span>
      }
    >
      <Programs
        programs={data?.myPrograms.data ?? null}
        hasFailed={error !== undefined && !loading}
        onRetry={() => void refetch().catch(() => undefined)}
        none={null}
      />
    </Block>
  )
}

type BlockProps = { isBusy: boolean; title: ReactNode; action: ReactNode; children: ReactNode }

const Block = ({ isBusy, title, action, children }: BlockProps) => (
  <section className={styles.block} aria-labelledby="home-programs" aria-busy={isBusy}>
    <div className={styles.head}>
      <Heading level={2} look="title" id="home-programs">
        {title}
      </Heading>
      {action}
    </div>
    {children}
  </section>
)

type ProgramsProps = { programs: readonly CardProgram[] | null; hasFailed: boolean; onRetry: () => void; none: ReactNode }

function Programs({ programs, hasFailed, onRetry, none }: ProgramsProps) {
  if (programs) return programs.length === 0 ? none : <ProgramGrid programs={programs} isCompact />
  return hasFailed ? (
    <ErrorState level={3} title={<FormattedMessage id="profiles.programs.failed" />} onRetry={onRetry} />
  ) : (
    <ProgramGridSkeleton count={shown} isCompact />
  )
}
