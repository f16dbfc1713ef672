import { useEffect } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import { useForm } from '#form/useForm.ts'
import { useFocusOnStep } from '#form/useFocusOnStep.ts'
import { firstCountry } from '#form/phone/first-country.ts'
import { useProductName } from '#services/useProductName.ts'
import { useServices } from '#services/context.ts'
import { chooseLanguage, signOut } from '#services/actions.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { PlainFrame } from '#shell/PlainFrame.tsx'
import { useAddressQuery } from '#shell/useAddress.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { OnboardingLine } from '#shared/onboarding/OnboardingLine.tsx'
import { SignedInAs } from '#shared/onboarding/OnboardingPage.tsx'
import { questionStep } from '#shared/onboarding/steps.ts'
import {
  accountPathOf,
  after,
  before,
  inputOf,
  noAnswers,
  problemsAt,
  questionAt,
  questions,
  type Answers,
  type Question,
} from './answers.ts'
import { answersBox } from './answers-box.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { SubmitOnboardingAnswersDocument } from './QuestionsScreen.generated.ts'
import * as styles from './QuestionsScreen.css.ts'

const titleId = 'question'
const fields = { fields: ['accountKind', 'role', 'countryId', 'interests', 'goal'] }

const nothing = noAnswers(firstCountry.id)

const naming = (question: Question) => (query: URLSearchParams) => {
  query.set('question', question)
  return query
}

/** Page with the four questions of C-01, one at a time. The question is part of the address, so that the browser's back button works. */
export function QuestionsScreen() {
  usePageTitle('onboarding.page')
  const [params, changeQuery] = useAddressQuery()
  const navigate = useNavigate()
  const services = useServices()
  const { profileId } = useSignedInViewer()
  const form = useForm<Answers>(fields, {
    saved: nothing,
    /* Restores the answers from this tab's storage, so that they survive a reload. */
    restore: () => answersBox.read(services.tabBox, profileId, firstCountry.id),
    onChange: (next) => answersBox.keep(services.tabBox, profileId, next),
    check: (current) => problemsAt(question, current),
  })
  const { draft: answers, set } = form
  const [submit] = useMutation(SubmitOnboardingAnswersDocument, { context: { errors: form.errors } })
  const question = questionAt(params.get('question'), answers)
  const show = (next: Question) => changeQuery(naming(next))
  /* Writes the question into the address. Otherwise the page would show the next question as soon as this one is answered. */
  useEffect(() => {
    if (params.get('question') !== question) changeQuery(naming(question), { replace: true })
  }, [params, question, changeQuery])

  const goOn = async () => {
    const next = after(question)
    if (next) {
      if (!(await form.validate())) return
      set(question === 'about' ? { isAboutSeen: true } : {})
      return show(next)
    }
    const onboardingAnswersInput = inputOf(answers)
    const answer = await form.submit(async () => onboardingAnswersInput && submit({ variables: { onboardingAnswersInput } }))
    if (answer?.data && onboardingAnswersInput) await navigate(accountPathOf(onboardingAnswersInput.role))
  }
  const previous = before(question)

  return (
    <PlainFrame homeHref="/" onLanguageChange={(language) => void chooseLanguage(services, language).catch(() => undefined)}>
      <div className={styles.column}>
        <Stack gap="xl">
          <OnboardingLine step={questionStep(questions.indexOf(question), answers.kind)} />
          <Title question={question} role={answers.role} />
          <Form key={question} validationErrors={form.validationErrors} onSubmit={() => void goOn()}>
            <QuestionFields question={question} answers={answers} onChange={set} />
            {form.isOffline && (
              <Banner tone="danger" isLive>
                <FormattedMessage id="onboarding.offline" />
              </Banner>
            )}
            <div className={styles.bar} {...toastBar.fixed}>
              <div className={styles.actions}>
                {previous && (
                  <Button iconStart="arrow-start" onPress={() => show(previous)}>
                    <FormattedMessage id="onboarding.back" />
                  </Button>
                )}
                {/* Interests are optional, but the skip button is not the main button. */}
                {question === 'about' && answers.interests.length === 0 && (
                  <span className={styles.skip}>
                    <Button type="submit" variant="quiet">
                      <FormattedMessage id="onboarding.skip" />
                    </Button>
                  </span>
                )}
                <div className={styles.next}>
                  <Button type="submit" variant="primary" iconEnd="arrow-end" isFullWidth isPending={form.isSending}>
                    <FormattedMessage id="onboarding.next" />
                  </Button>
                </div>
              </div>
            </div>
          </Form>
        </Stack>
        <div className={styles.foot}>
          <SignedInAs onSignOut={() => signOut(services)} />
        </div>
      </div>
    </PlainFrame>
  )
}

/** Heading with the question. It takes the focus when the question changes, so that screen readers announce it. */
function Title({ question, role }: { question: Question; role: Answers['role'] }) {
  const isForBusiness = role !== null && isBusiness(role)
  const product = useProductName()
  useFocusOnStep(titleId, question)
  return (
    <Stack gap="xs">
      <Heading level={1} look="display" id={titleId} tabIndex={-1}>
        {question === 'about' && isForBusiness ? (
          <FormattedMessage id="onboarding.about.titleBusiness" />
        ) : (
          <FormattedMessage id={`onboarding.${question}.title`} values={{ product }} />
        )}
      </Heading>
      {question === 'about' && (
        <Text tone="muted">
          <FormattedMessage id={isForBusiness ? 'onboarding.about.leadBusiness' : 'onboarding.about.lead'} />
        </Text>
      )}
    </Stack>
  )
}
