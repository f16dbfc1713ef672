import { useState } from 'react'
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { advanceClockRules } from '@wasla/contract/admin/rules.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Form } from '@wasla/design-system/components/Form'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { sayDone } from '../form/said.tsx'
import { AdminClockDocument } from '../services/clock.generated.ts'
import { useAdminConfig } from '../services/context.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { SimulatorCard } from './SimulatorCard.tsx'
import { AdminAdvanceClockDocument, AdminResetDemoDocument } from './DemoScreen.generated.ts'

const fields: FormFields = { fields: ['days'] }
const suggested = { days: 1 }

/** Demo tools (U-02, U-05). The server refuses them outside the demo. */
export function DemoScreen() {
  const isDemo = useAdminConfig().demoCode !== null
  if (!isDemo) return <Elsewhere />
  return (
    <PlainPage title="admin.place.demo" lead={<FormattedMessage id="admin.demo.lead" />}>
      <ClockCard />
      <SimulatorCard />
      <ResetCard />
    </PlainPage>
  )
}

function Elsewhere() {
  useAdminTitle('admin.place.demo')
  return (
    <ErrorState kind="forbidden" level={1} title={<FormattedMessage id="admin.demo.elsewhere" />}>
      <FormattedMessage id="FEATURE_DISABLED" />
    </ErrorState>
  )
}

function ClockCard() {
  const { date } = useFormats()
  const { data } = useQuery(AdminClockDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  const form = useForm(fields, { saved: suggested, check: checkedBy(advanceClockRules) })
  const [advance] = useMutation(AdminAdvanceClockDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminClockDocument],
    awaitRefetchQueries: true,
  })
  const [isAsking, setAsking] = useState(false)
  /* Shows an error for a number out of bounds before it asks for confirmation. */
  const ask = () =>
    form.submit(() => {
      setAsking(true)
      return Promise.resolve(null)
    })
  const send = async () => {
    const { days } = form.draft
    if (await form.submit((variables) => advance({ variables }))) sayDone({ id: 'admin.demo.advanced', values: { count: days } })
  }
  return (
    <Card as="section" isPadded aria-labelledby="clock-title">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="clock-title">
          <FormattedMessage id="admin.demo.clock" />
        </Heading>
        {data && (
          <Text>
            <FormattedMessage
              id="admin.demo.now"
              values={{ moment: date(new Date(data.adminClock.now), 'moment'), count: data.adminClock.advancedDays }}
            />
          </Text>
        )}
        <Form validationErrors={form.validationErrors} onSubmit={() => void ask()}>
          <NumberField
            name="days"
            label={<FormattedMessage id="admin.demo.days" />}
            value={form.draft.days}
            onChange={(days) => form.set({ days })}
          />
          {form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="admin.offline" />
            </Banner>
          )}
          <Button type="submit" variant="primary" iconStart="clock" isPending={form.isSending}>
            <FormattedMessage id="admin.demo.advance" />
          </Button>
        </Form>
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={<FormattedMessage id="admin.demo.advanceTitle" values={{ count: form.draft.days }} />}
          confirmText={<FormattedMessage id="admin.demo.advance" />}
          onConfirm={send}
        >
          <FormattedMessage id="admin.demo.advanceText" />
        </ConfirmDialog>
      </Stack>
    </Card>
  )
}

function ResetCard() {
  const client = useApolloClient()
  const { isOpen, open, close } = useUrlDialog('reset')
  const [reset] = useMutation(AdminResetDemoDocument)
  return (
    <Card as="section" isPadded aria-labelledby="reset-title">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="reset-title">
          <FormattedMessage id="admin.demo.reset" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="admin.demo.resetText" />
        </Text>
        <div>
          <Button variant="danger" onPress={open}>
            <FormattedMessage id="admin.demo.reset" />
          </Button>
        </div>
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={(stays) => !stays && close()}
          title={<FormattedMessage id="admin.demo.resetTitle" />}
          confirmText={<FormattedMessage id="admin.demo.resetYes" />}
          isDanger
          onConfirm={async () => {
            await reset()
            sayDone({ id: 'admin.demo.resetDone' })
            await client.clearStore().catch(() => undefined)
            await client.refetchQueries({ include: 'active' }).catch(() => undefined)
          }}
        >
          <FormattedMessage id="admin.demo.resetText" />
        </ConfirmDialog>
      </Stack>
    </Card>
  )
}
