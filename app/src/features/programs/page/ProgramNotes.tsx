import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { DeclineWords } from '#shared/programs/status/DeclineWords.tsx'
import { declinedOf, requestOf, type StoredProgram } from './page-values.ts'
import { noteOf } from './note.ts'

/** What the status of a program, or of the viewer's request, means to them now (M-11). */
export function ProgramNotes({ program, isLooking }: { program: StoredProgram; isLooking: boolean }) {
  const { viewerRole: role, status, holdCause, holdReason, leftover } = program
  const { money } = useFormats()
  const request = requestOf(program)
  const declined = declinedOf(program)
  const note = noteOf({ role, status, holdCause })
  return (
    <>
      {request === 'Pending' && (
        <Banner title={<FormattedMessage id="programs.request.pending" />} isLive>
          <FormattedMessage id={isLooking ? 'programs.request.looking' : 'programs.join.pending'} />
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
      {note && (
        <Banner tone={note.tone} title={<FormattedMessage id={`programs.note.${note.id}`} />}>
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
