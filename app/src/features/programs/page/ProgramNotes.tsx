import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { useServices } from '#services/context.ts'
import { DeclineWords } from '#shared/programs/status/DeclineWords.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { choicesOf } from '../owner/owner-choices.ts'
import { useCopyProgram } from '../owner/useCopyProgram.tsx'
import { mendOf, type HoldMend } from './hold-mend.ts'
import { declinedOf, requestOf, type StoredProgram } from './page-values.ts'
import { noteOf } from './note.ts'
import { TermsLink } from './TermsLink.tsx'

/** Notes on the status of a program or of the viewer's request. They say what the status means for the viewer (M-11). */
export function ProgramNotes({ program, isPolling }: { program: StoredProgram; isPolling: boolean }) {
  const { viewerRole: role, status, holdCause, holdReason, leftover, newerTerms } = program
  const { money } = useFormats()
  const request = requestOf(program)
  const declined = declinedOf(program)
  const { clock } = useServices()
  const note = noteOf({ role, status, holdCause })
  const mend = role === 'OWNER' ? mendOf(program, choicesOf(program, clock.now())) : null
  return (
    <>
      {request === 'Pending' && (
        <Banner title={<FormattedMessage id="programs.request.pending" />} isLive>
          <FormattedMessage id={isPolling ? 'programs.request.looking' : 'programs.join.pending'} />
        </Banner>
      )}
      {request === 'Rejected' && (
        <Banner title={<FormattedMessage id="programs.request.rejected" />}>
          {declined ? <DeclineWords {...declined} /> : null}
          <p>
            <FormattedMessage id={declined ? 'programs.request.declinedText' : 'programs.request.rejectedText'} />
          </p>
        </Banner>
      )}
      {request && (newerTerms ?? 0) > 0 && (
        <Banner
          title={<FormattedMessage id="programs.terms.changed" />}
          action={<TermsLink program={program} says="programs.terms.look" />}
        >
          <FormattedMessage id="programs.terms.changedText" />
        </Banner>
      )}
      {note && (
        <Banner
          tone={note.tone}
          title={<FormattedMessage id={`programs.note.${note.id}`} />}
          {...(mend && { action: <MendButton mend={mend} /> })}
          {...(role === 'OWNER' && status === 'Retired' && { action: <CopyButton id={program.id} /> })}
        >
          <FormattedMessage id={`programs.note.${note.id}.text`} />
          {leftover !== null && (
            <>
              {' '}
              <FormattedMessage
                id="programs.note.leftover"
                values={{ count: leftover.undecided, amount: money(leftover.reserved, 'price') }}
              />
            </>
          )}
          {role === 'OWNER' && holdReason !== null && (
            <>
              {' '}
              <Bidi>{holdReason}</Bidi>
            </>
          )}
        </Banner>
      )}
    </>
  )
}

/** Button that copies an ended program. */
function CopyButton({ id }: { id: string }) {
  const { copy, isCopying } = useCopyProgram()
  return (
    <Button size="small" iconStart="copy" isPending={isCopying} onPress={() => void copy(id)}>
      <FormattedMessage id="programs.owner.copy" />
    </Button>
  )
}

/** Button that resumes a program on hold, with the same dialogs as the owner's menu. */
function MendButton({ mend }: { mend: HoldMend }) {
  const budget = useUrlDialog('budget')
  const status = useUrlDialog('status')
  return mend === 'budget' ? (
    <Button size="small" iconStart="plus" onPress={budget.open}>
      <FormattedMessage id="programs.owner.do.budget" />
    </Button>
  ) : (
    <Button size="small" iconStart="play" onPress={() => status.openWith('resume')}>
      <FormattedMessage id="programs.owner.do.resume" />
    </Button>
  )
}
