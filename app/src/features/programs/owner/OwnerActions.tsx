import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { isEditedWhilePublished } from '@wasla/contract/programs/steps/editable.ts'
import { Button } from '@wasla/design-system/components/Button'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Menu } from '@wasla/design-system/components/Menu'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { continueAddress, editAddress } from '#shared/programs/wizard/addresses.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import type { StoredProgram } from '../page/page-values.ts'
import { choicesOf, type OwnerChoice } from './owner-choices.ts'

/* Dialogs that only an owner opens, each well under 2 kB. */
const DeleteDraftDialog = lazyOverlay(() => import('./DeleteDraftDialog.tsx').then((module) => module.DeleteDraftDialog))
const StatusDialog = lazyOverlay(() => import('./StatusDialog.tsx').then((module) => module.StatusDialog))
const BudgetSheet = lazyOverlay(() => import('./BudgetSheet.tsx').then((module) => module.BudgetSheet))

const icons: Readonly<Record<OwnerChoice, IconName>> = { resume: 'play', budget: 'plus', hold: 'pause', draft: 'undo', retire: 'close' }

/**
 * The owner's actions on a program. A draft can be continued or deleted (K-27). A published program can be edited (K-30), get a larger
 * budget (K-30) and another status (L-01).
 */
export function OwnerActions({ program }: { program: StoredProgram }) {
  const intl = useIntl()
  const navigate = useNavigate()
  /* On a phone, there is room for only one button with a label beside the brand's picture. */
  const isPhone = usePhone()
  const { clock } = useServices()
  const status = useUrlDialog('status')
  const budget = useUrlDialog('budget')
  const removal = useUrlDialog('delete')
  if (program.status === 'Draft')
    return (
      <>
        <LinkButton variant="primary" iconStart="edit" href={continueAddress(program.id)}>
          <FormattedMessage id="programs.owner.continue" />
        </LinkButton>
        <Button variant="dangerQuiet" iconStart="trash" onPress={removal.open}>
          <FormattedMessage id="programs.owner.deleteDraft" />
        </Button>
        {removal.isOpen && (
          <DeleteDraftDialog draft={program} onClose={removal.close} onDeleted={() => navigate('/my-programs', { replace: true })} />
        )}
      </>
    )
  const choices = choicesOf(program, clock.now())
  if (choices.length === 0) return null
  const chosen = choices.find((choice) => choice === status.value)
  const entry = (id: OwnerChoice): MenuEntry => ({
    id,
    icon: icons[id],
    label: intl.formatMessage({ id: `programs.owner.do.${id}` }),
    isDanger: id === 'retire',
    onAction: () => (id === 'budget' ? budget.open() : status.openWith(id)),
  })
  return (
    <>
      {isEditedWhilePublished(program.status) && (
        <LinkButton iconStart="edit" href={editAddress(program.id)}>
          <FormattedMessage id="programs.owner.edit" />
        </LinkButton>
      )}
      <Menu
        placement="bottom end"
        trigger={
          isPhone ? (
            <IconButton icon="more" variant="bordered" label={intl.formatMessage({ id: 'programs.owner.manage' })} />
          ) : (
            <Button iconEnd="chevron-down">
              <FormattedMessage id="programs.owner.manage" />
            </Button>
          )
        }
        sections={[
          {
            id: 'actions',
            'aria-label': intl.formatMessage({ id: 'programs.owner.manage' }),
            items: choices.filter((id) => id !== 'retire').map(entry),
          },
          {
            id: 'endings',
            'aria-label': intl.formatMessage({ id: 'programs.owner.do.retire' }),
            items: choices.filter((id) => id === 'retire').map(entry),
          },
        ]}
      />
      {chosen && chosen !== 'budget' && <StatusDialog program={program} choice={chosen} onClose={status.close} />}
      {budget.isOpen && choices.includes('budget') && <BudgetSheet program={program} onClose={budget.close} />}
    </>
  )
}
