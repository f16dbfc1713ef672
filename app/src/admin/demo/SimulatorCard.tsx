import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { simulatedChannels, simulatedCountries, simulatorLimits } from '@wasla/contract/admin/simulator.ts'
import { isPlatform, platformNames } from '@wasla/contract/social/platform-names.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { MultiSelect } from '@wasla/design-system/components/MultiSelect'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useForm } from '#form/useForm.ts'
import { sayDone } from '../form/said.tsx'
import { ProgramField } from '../results/ProgramField.tsx'
import { Section } from '../shell/Section.tsx'
import { AdminSimulateTrafficDocument } from './DemoScreen.generated.ts'
import { emptySimulator, problemsOfSimulator, simulatorFields, variablesOf } from './simulator-draft.ts'

/** Simulates an hour of clicks and conversions for a program, so that its figures change (U-04). */
export function SimulatorCard() {
  const intl = useIntl()
  const { language } = useLocale()
  const { nameOf } = useFormats()
  const form = useForm(simulatorFields, { saved: emptySimulator, check: problemsOfSimulator })
  const { draft, set } = form
  const [simulate] = useMutation(AdminSimulateTrafficDocument, {
    context: { errors: form.errors },
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversions' }),
  })
  const send = async () => {
    const { clicks, conversions } = draft
    if (await form.submit((current) => simulate({ variables: variablesOf(current) })))
      sayDone({ id: 'admin.simulator.done', values: { clicks, conversions } })
  }
  return (
    <Section title={<FormattedMessage id="admin.simulator.title" />}>
      <Text tone="muted">
        <FormattedMessage id="admin.simulator.text" />
      </Text>
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <ProgramField
          status="Active"
          label={<FormattedMessage id="admin.column.program" />}
          value={draft.program}
          onChange={(program) => set({ program })}
        />
        <NumberField
          name="clicksPerHour"
          label={<FormattedMessage id="admin.simulator.clicks" />}
          hint={<FormattedMessage id="admin.simulator.most" values={{ count: simulatorLimits.clicks }} />}
          value={draft.clicks}
          onChange={(clicks) => set({ clicks })}
        />
        <NumberField
          name="conversionsPerHour"
          label={<FormattedMessage id="admin.simulator.conversions" />}
          hint={<FormattedMessage id="admin.simulator.conversionsHint" />}
          value={draft.conversions}
          onChange={(conversions) => set({ conversions })}
        />
        <MultiSelect
          name="countries"
          isOptional
          label={intl.formatMessage({ id: 'admin.simulator.countries' })}
          hint={<FormattedMessage id="admin.simulator.anywhere" />}
          options={simulatedCountries.map((id) => ({ id, label: nameOf('region', id) }))}
          value={draft.countries}
          onChange={(countries) => set({ countries })}
        />
        <MultiSelect
          name="channels"
          isOptional
          label={intl.formatMessage({ id: 'admin.simulator.channels' })}
          hint={<FormattedMessage id="admin.simulator.anywhere" />}
          options={simulatedChannels.map((id) => ({
            id,
            label: isPlatform(id) ? platformNames[id][language] : intl.formatMessage({ id: 'admin.channel.OTHER' }),
          }))}
          value={draft.channels}
          onChange={(channels) => set({ channels })}
        />
        {form.isOffline && (
          <Banner tone="danger" isLive>
            <FormattedMessage id="admin.offline" />
          </Banner>
        )}
        <Button type="submit" variant="primary" isPending={form.isSending}>
          <FormattedMessage id="admin.simulator.send" />
        </Button>
      </Form>
    </Section>
  )
}
