import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { DateField } from '@wasla/design-system/components/DateField'
import { Form } from '@wasla/design-system/components/Form'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { TextField } from '@wasla/design-system/components/TextField'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { genders } from '@wasla/contract/profiles/types.ts'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useForm } from '#form/useForm.ts'
import { useUserNameCheck } from '#form/user-name/useUserNameCheck.ts'
import { useServices } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { OnboardingLine } from '#shared/onboarding/OnboardingLine.tsx'
import { OnboardingPage } from '#shared/onboarding/OnboardingPage.tsx'
import { accountStep } from '#shared/onboarding/steps.ts'
import { SetUpIndividualAccountDocument } from './IndividualAccountScreen.generated.ts'
import * as styles from './IndividualAccountScreen.css.ts'

const fields: FormFields = {
  fields: ['firstName', 'lastName', 'gender', 'date_of_birth', 'userName', 'email'],
  codes: { USERNAME_ALREADY_EXISTS: 'userName' },
}

const fetchRules = () => import('./draft-problems.ts')

type Draft = {
  firstName: string
  lastName: string
  gender: (typeof genders)[number] | null
  date_of_birth: string
  userName: string
  email: string
}

const nothing: Draft = { firstName: '', lastName: '', gender: null, date_of_birth: '', userName: '', email: '' }

/** Form that sets up a person's account (C-03). Afterwards the guard redirects to the waiting list. */
export function IndividualAccountScreen() {
  usePageTitle('onboarding.page')
  const { clock } = useServices()
  const form = useForm<Draft>(fields, {
    saved: nothing,
    check: lazyCheck(
      fetchRules,
      ({ problemsOfDraft }, filled) => problemsOfDraft(clock.now(), filled),
      ({ gender }: Draft) => (gender ? [] : [{ path: 'gender', rule: 'required' }]),
    ),
  })
  const { draft, set } = form
  const [setUp] = useMutation(SetUpIndividualAccountDocument, { context: { errors: form.errors } })
  const nameState = useUserNameCheck(draft.userName)

  const send = () =>
    form.submit(async ({ gender, ...filled }) => gender && setUp({ variables: { setUpIndividualAccountInput: { ...filled, gender } } }))

  return (
    <OnboardingPage>
      <Stack gap="lg">
        <OnboardingLine step={accountStep(0, 'INDIVIDUAL')} />
        <PageHead title={<FormattedMessage id="onboarding.account.title" />} lead={<FormattedMessage id="onboarding.account.lead" />} />
        <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
          <div className={styles.names}>
            <TextField
              name="firstName"
              autoComplete="given-name"
              label={<FormattedMessage id="onboarding.account.firstName" />}
              value={draft.firstName}
              onChange={(firstName) => set({ firstName })}
            />
            <TextField
              name="lastName"
              autoComplete="family-name"
              label={<FormattedMessage id="onboarding.account.lastName" />}
              value={draft.lastName}
              onChange={(lastName) => set({ lastName })}
            />
          </div>
          <RadioCards
            name="gender"
            layout="row"
            label={<FormattedMessage id="onboarding.account.gender" />}
            options={genders.map((id) => ({ id, label: <FormattedMessage id={`onboarding.account.gender.${id}`} /> }))}
            value={draft.gender}
            onChange={(gender) => set({ gender })}
          />
          <DateField
            name="date_of_birth"
            autoComplete="bday"
            label={<FormattedMessage id="onboarding.account.birth" />}
            hint={<FormattedMessage id="onboarding.account.birthHint" values={{ age: profileLimits.minimumAge }} />}
            today={civilDate(clock.now())}
            value={draft.date_of_birth || null}
            onChange={(birth) => set({ date_of_birth: birth ?? '' })}
          />
          <TextField
            name="userName"
            kind="handle"
            leading="@"
            autoComplete="off"
            isOptional
            label={<FormattedMessage id="onboarding.account.userName" />}
            hint={<FormattedMessage id={nameState === 'free' ? 'onboarding.account.userNameFree' : 'onboarding.account.userNameHint'} />}
            errorMessage={nameState === 'taken' ? <FormattedMessage id="field.userNameTaken" /> : undefined}
            value={draft.userName}
            onChange={(userName) => set({ userName })}
          />
          <TextField
            name="email"
            kind="email"
            autoComplete="email"
            isOptional
            label={<FormattedMessage id="onboarding.account.email" />}
            hint={<FormattedMessage id="onboarding.account.emailHint" />}
            value={draft.email}
            onChange={(email) => set({ email })}
          />
          {form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="onboarding.offline" />
            </Banner>
          )}
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={form.isSending}>
            <FormattedMessage id="onboarding.account.submit" />
          </Button>
        </Form>
        <Text align="center">
          <TextLink href="/onboard?question=goal">
            <FormattedMessage id="onboarding.account.back" />
          </TextLink>
        </Text>
      </Stack>
    </OnboardingPage>
  )
}
