import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { TwoLines } from '../lists/TwoLines.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { isHeld, verdicts, type ResultCase, type Verdict } from './result-row.ts'
import { AdminConversionDocument, AdminReviewConversionDocument } from './ResultScreen.generated.ts'

/** Approves or rejects a held conversion, with a text that brand and participant read (N-11). */
export function Decision({ one }: { one: ResultCase }) {
  const { role } = useAdmin()
  return (
    <Section title={<FormattedMessage id="admin.reviews.decision" />}>
      {isHeld(one.row) ? <Open one={one} mayDecide={adminMayCall(role, 'adminReviewConversion')} /> : <Decided one={one} />}
    </Section>
  )
}

/** Shows who decided, when, and with which text. If no admin is named, a brand, a report or a deadline decided. */
function Decided({ one: { row, note, decidedAt, decidedBy } }: { one: ResultCase }) {
  const { date } = useFormats()
  if (decidedAt === null && note === null)
    return (
      <Text tone="muted">
        <FormattedMessage id="admin.results.nothingToDecide" />
      </Text>
    )
  return (
    <Stack gap="xs">
      {decidedAt !== null && (
        <TwoLines second={date(new Date(decidedAt), 'moment')}>
          {decidedBy === null ? (
            <FormattedMessage id={`admin.resultStatus.${row.status}`} />
          ) : (
            <FormattedMessage id={`admin.results.by.${row.status}`} values={{ name: <Bidi key="name">{decidedBy}</Bidi> }} />
          )}
        </TwoLines>
      )}
      {note !== null && (
        <Text tone="muted" as="div">
          <BidiProse as="div">{note}</BidiProse>
        </Text>
      )}
    </Stack>
  )
}

function Open({ one, mayDecide }: { one: ResultCase; mayDecide: boolean }) {
  if (!mayDecide)
    return (
      <Text tone="muted">
        <FormattedMessage id="admin.results.decisionForbidden" />
      </Text>
    )
  return (
    <Stack gap="sm">
      {verdicts.map((verdict) => (
        <Action key={verdict} one={one} verdict={verdict} />
      ))}
    </Stack>
  )
}

function Action({ one: { row }, verdict }: { one: ResultCase; verdict: Verdict }) {
  const dialog = useUrlDialog(verdict)
  const [review] = useMutation(AdminReviewConversionDocument, {
    refetchQueries: [AdminConversionDocument],
    awaitRefetchQueries: true,
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversions' }),
  })
  const isRejection = verdict === 'Rejected'
  return (
    <>
      <Button isFullWidth variant={isRejection ? 'secondary' : 'primary'} onPress={dialog.open}>
        <FormattedMessage id={`admin.results.do.${verdict}`} />
      </Button>
      {dialog.isOpen && (
        <ReasonDialog
          onClose={dialog.close}
          title={<FormattedMessage id={`admin.results.title.${verdict}`} />}
          label={<FormattedMessage id="admin.results.words" />}
          confirmText={<FormattedMessage id={`admin.results.do.${verdict}`} />}
          isDanger={isRejection}
          onSend={async (reason, errors) => {
            await review({ variables: { id: row.id, status: verdict, reason }, context: { errors } })
            sayDone({ id: `admin.results.done.${verdict}` })
          }}
        >
          <FormattedMessage
            id={`admin.results.text.${verdict}`}
            values={{ name: <Bidi key="name">{row.participant}</Bidi>, program: <Bidi key="program">{row.programName}</Bidi> }}
          />
        </ReasonDialog>
      )}
    </>
  )
}
