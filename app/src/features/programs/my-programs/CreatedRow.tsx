import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { Cover } from '@wasla/design-system/components/Cover'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { stepKnots } from '@wasla/design-system/components/Kashida/stroke.ts'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { Meter } from '@wasla/design-system/components/Meter'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { useCardMoment } from '#shared/programs/card/useCardMoment.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { useDates } from '#shared/programs/page/useDates.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import { StatusBadge } from '#shared/programs/status/StatusBadge.tsx'
import { continueAddress } from '#shared/programs/wizard/addresses.ts'
import { stepsDone } from '#shared/programs/wizard/numbered-steps.ts'
import { budgetLevels } from '../owner/budget-levels.ts'
import { useCopyProgram } from '../owner/useCopyProgram.tsx'
import { addBudgetAddress, rowLinks } from './row-links.ts'
import type { CreatedProgramFieldsFragment } from './myPrograms.generated.ts'
import * as styles from './MyPrograms.css.ts'

type CreatedRowProps = {
  program: CreatedProgramFieldsFragment
  /** Opens the dialog that asks whether to delete this draft. */
  onDelete: () => void
}

/** Row of one of a brand's own programs: its status, its participants and its spending. The row links to the program's page. */
export function CreatedRow({ program, onDelete }: CreatedRowProps) {
  const { id, name, status } = program
  return (
    <Card as="article">
      <div className={styles.row} data-status={status}>
        <div className={styles.cover}>
          <Cover name={id} ink={coverInkOf(id)} src={program.coverImage} ratio="square" isRounded />
        </div>
        <div className={styles.words}>
          <div className={styles.name}>
            <Heading level={2} look="heading">
              <Link href={programAddress(id)} className={styles.open}>
                <Bidi>{name}</Bidi>
              </Link>
            </Heading>
            <StatusBadge status={status} startDate={program.startDate} />
          </div>
          <Text as="span" look="caption" tone="muted">
            <When program={program} />
          </Text>
          <NextThing program={program} />
        </div>
        <div className={styles.figures}>{status === 'Draft' ? <StepsDone program={program} /> : <Figures program={program} />}</div>
        <div className={styles.menu}>
          <OtherThings program={program} onDelete={onDelete} />
        </div>
      </div>
    </Card>
  )
}

type RowProps = { program: CreatedProgramFieldsFragment }

function When({ program }: RowProps) {
  const dates = useDates(program)
  const saved = useCardMoment({ ...program, publishedAt: null })
  if (program.status === 'Draft') return saved
  if (program.status === 'OnHold') return <FormattedMessage id={`programs.hold.${program.holdCause ?? 'OWNER'}`} />
  return dates
}

/** Menu with the owner's other actions and links. */
function OtherThings({ program, onDelete }: CreatedRowProps) {
  const intl = useIntl()
  const { copy, isCopying } = useCopyProgram()
  const links = rowLinks(program).map(({ label, ...link }) => ({ ...link, label: intl.formatMessage({ id: label }) }))
  const another: MenuEntry = {
    id: 'copy',
    icon: 'copy',
    label: intl.formatMessage({ id: 'programs.owner.copy' }),
    isDisabled: isCopying,
    onAction: () => void copy(program.id),
  }
  const items = program.status === 'Retired' ? [...links, another] : links
  const removal = { id: 'delete', label: intl.formatMessage({ id: 'programs.owner.deleteDraft' }), onAction: onDelete }
  return <RowMenu name={program.name} items={items} danger={program.status === 'Draft' ? removal : undefined} />
}

/** The action that the owner should take next: review applicants, add budget, or finish a draft. */
function NextThing({ program }: RowProps) {
  const { id, status, holdCause, applicantsCount } = program
  if (status === 'Draft')
    return (
      <div className={styles.next}>
        <LinkButton href={continueAddress(id)} variant="quiet" size="small">
          <FormattedMessage id="programs.owner.continue" />
        </LinkButton>
      </div>
    )
  if (status === 'OnHold' && holdCause === 'BUDGET')
    return (
      <div className={styles.next}>
        <LinkButton href={addBudgetAddress(id)} variant="quiet" size="small" iconStart="plus">
          <FormattedMessage id="programs.owner.addBudget" />
        </LinkButton>
      </div>
    )
  if (!applicantsCount) return null
  return (
    <span className={styles.waiting}>
      <CountBadge count={applicantsCount} />
      <FormattedMessage id="programs.mine.applicants" values={{ count: applicantsCount }} />
    </span>
  )
}

function Figures({ program: { status, participantsCount, budget } }: RowProps) {
  return (
    <>
      {participantsCount !== null && (
        <span className={styles.people}>
          <Text as="span" look="label">
            <FormattedMessage id="programs.mine.number" values={{ count: participantsCount }} />
          </Text>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id="programs.mine.participants" values={{ count: participantsCount }} />
          </Text>
        </span>
      )}
      {budget && (
        <Meter
          label={<FormattedMessage id="programs.owner.budget" />}
          used={budget.accrued + budget.paid}
          limit={budget.amount}
          figure="money"
          {...budgetLevels(status)}
        />
      )}
    </>
  )
}

/** Line with a mark for each step of a draft, which shows how many are complete. */
function StepsDone({ program }: RowProps) {
  const intl = useIntl()
  const { done, all } = stepsDone(program.completedSteps)
  const words = intl.formatMessage({ id: 'programs.mine.steps' }, { done, all })
  return (
    <div className={styles.whole}>
      <Text as="span" look="caption" tone="muted">
        {words}
      </Text>
      <Kashida knots={stepKnots(all, done)} value={Math.min(1, done / (all - 1))} depth={14} />
    </div>
  )
}
