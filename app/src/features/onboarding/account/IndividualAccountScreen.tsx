import { useEffect, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { onboardingLimits } from '@wasla/contract/onboarding/limits.ts'
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
import { useFormProblems } from '#form/useFormProblems.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useUserNameCheck } from '#features/profiles/user-name/useUserNameCheck.ts'
import { useServices } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { OnboardingPage } from '../OnboardingPage.tsx'
import { SetUpIndividualAccountDocument } from './IndividualAccountScreen.generated.ts'
import * as styles from './IndividualAccountScreen.css.ts'

const form: FormFields = {
  fields: ['firstName', 'lastName', 'gender', 'date_of_birth', 'userName', 'email'],
  codes: { USERNAME_ALREADY_EXISTS: 'userName' },
}

/* The rules come with the first letter. Where they do not, the server's word has to do. */
const fetchRules = () => import('./refusals.ts').catch(() => null)

const genders = ['female', 'male'] as const

type Typed = {
  firstName: string
  lastName: string
  gender: (typeof genders)[number] | null
  birth: string | null
  userName: string
  email: string
}

const nothing: Typed = { firstName: '', lastName: '', gender: null, birth: null, userName: '', email: '' }

/** A person's account (C-03). Once it is set up the guard leads on to the waiting list. */
export function IndividualAccountScreen() {
  usePageTitle('onboarding.page')
  const { clock } = useServices()
  const [typed, setTyped] = useState(nothing)
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))
  const problems = useFormProblems(form)
  const [setUp, { loading }] = useMutation(SetUpIndividualAccountDocument, { context: { errors: problems.errors } })
  const nameState = useUserNameCheck(typed.userName)

  const [isChecking, setChecking] = useState(false)
  const isBegun = typed !== nothing
  useEffect(() => {
    if (isBegun) void fetchRules()
  }, [isBegun])

  const send = async () => {
    const { firstName, lastName, gender, birth, userName, email } = typed
    const input = { firstName, lastName, gender, date_of_birth: birth ?? '', userName, email }
    if (isChecking || loading) return
    setChecking(true)
    const rules = await fetchRules()
    setChecking(false)
    if (problems.refuse(rules?.refusalsOf(clock.now(), input) ?? (gender ? [] : [{ path: 'gender', rule: 'required' }])) || !gender) return
    await problems.attempt(() => setUp({ variables: { setUpIndividualAccountInput: { ...input, gender } } }))
  }

  return (
    <OnboardingPage>
      <Stack gap="lg">
        <PageHead title={<FormattedMessage id="onboarding.account.title" />} lead={<FormattedMessage id="onboarding.account.lead" />} />
        <Form validationErrors={problems.validationErrors} onSubmit={() => void send()}>
          <div className={styles.names}>
            <TextField
              name="firstName"
              autoComplete="given-name"
              label={<FormattedMessage id="onboarding.account.firstName" />}
              value={typed.firstName}
              onChange={(firstName) => set({ firstName })}
            />
            <TextField
              name="lastName"
              autoComplete="family-name"
              label={<FormattedMessage id="onboarding.account.lastName" />}
              value={typed.lastName}
              onChange={(lastName) => set({ lastName })}
            />
          </div>
          <RadioCards
            name="gender"
            layout="row"
            label={<FormattedMessage id="onboarding.account.gender" />}
            options={genders.map((id) => ({ id, label: <FormattedMessage id={`onboarding.account.gender.${id}`} /> }))}
            value={typed.gender}
            onChange={(gender) => set({ gender })}
          />
          <DateField
            name="date_of_birth"
            autoComplete="bday"
            label={<FormattedMessage id="onboarding.account.birth" />}
            hint={<FormattedMessage id="onboarding.account.birthHint" values={{ age: onboardingLimits.minimumAge }} />}
            today={civilDate(clock.now())}
            value={typed.birth}
            onChange={(birth) => set({ birth })}
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
            value={typed.userName}
            onChange={(userName) => set({ userName })}
          />
          <TextField
            name="email"
            kind="email"
            autoComplete="email"
            isOptional
            label={<FormattedMessage id="onboarding.account.email" />}
            hint={<FormattedMessage id="onboarding.account.emailHint" />}
            value={typed.email}
            onChange={(email) => set({ email })}
          />
          {problems.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="onboarding.offline" />
            </Banner>
          )}
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={isChecking || loading}>
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
