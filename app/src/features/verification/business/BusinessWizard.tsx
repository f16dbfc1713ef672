import { Suspense, useEffect, useId, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Stepper } from '@wasla/design-system/components/Stepper'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { BusinessType } from '@wasla/contract/profiles/types.ts'
import { pagePart } from '#lazy/page-part.ts'
import { firstCountry } from '#form/phone/first-country.ts'
import { useFocusOnStep } from '#form/useFocusOnStep.ts'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { memberStates } from '#session/guards.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { useAddressQuery } from '#shell/useAddress.ts'
import { OnboardingLine } from '#shared/onboarding/OnboardingLine.tsx'
import { accountStep } from '#shared/onboarding/steps.ts'
import { CreateBusinessProfileDocument, EnterBusinessDocument } from './BusinessWizard.generated.ts'
import { documentProblems } from './document-problems.ts'
import {
  businessSteps,
  emptyDraft,
  problemsAt,
  readDraft,
  stepAt,
  stepOfField,
  stepStates,
  type BusinessDraft,
  type BusinessStep,
} from './draft.ts'
import { SendingBar } from './SendingBar.tsx'
import type { StepFieldsProps } from './step-fields.ts'
import { TypeFields } from './TypeFields.tsx'
import { useDocuments } from './useDocuments.ts'
import { useJourney } from '#form/useJourney.ts'
import { businessFields } from './business-fields.ts'
import * as styles from './BusinessWizard.css.ts'

/*
 * Fields and controls of each step after the first (documents 2.7 kB, the other steps 0.4 to 0.6 kB). They are loaded while the step before
 * is shown.
 */
const load = {
  basics: () => import('./BasicsFields.tsx').then((module) => module.BasicsFields),
  contact: () => import('./ContactFields.tsx').then((module) => module.ContactFields),
  social: () => import('./SocialFields.tsx').then((module) => module.SocialFields),
  documents: () => import('./DocumentsField.tsx').then((module) => module.DocumentsField),
} as const
const BasicsFields = pagePart(load.basics)
const ContactFields = pagePart(load.contact)
const SocialFields = pagePart(load.social)
const DocumentsField = pagePart(load.documents)

/** Number of controls of each step. While the controls load, the skeleton reserves room for that number. */
const controls: Record<BusinessStep, number> = { type: 2, basics: 6, contact: 3, social: 2, documents: 1 }

/** Returns the imports that a step prefetches: the fields of the next steps. The first step prefetches nothing until a type is chosen. */
const ahead = (step: BusinessStep, type: BusinessType | null): readonly (() => Promise<unknown>)[] => {
  switch (step) {
    case 'type':
      return type ? [load.basics] : []
    case 'basics':
      return [load.contact]
    case 'contact':
      return [load.social, load.documents]
    case 'social':
    case 'documents':
      return []
  }
}

/** Stores the draft in the tab, so that it survives a reload. */
function useDraftBox(preselected: BusinessType | null) {
  const { tabBox } = useServices()
  const { profileId } = useSignedInViewer()
  const name = `wasla.business.${profileId}`
  const [empty] = useState(() => emptyDraft(firstCountry.id, preselected))
  return {
    empty,
    read: () => readDraft(tabBox.getItem(name), empty),
    keep: (draft: BusinessDraft) => tabBox.setItem(name, JSON.stringify(draft)),
    forget: () => tabBox.removeItem(name),
  }
}

/**
 * Switches to the new business on this page, whose guard then redirects to the review (C-04). The redirect removes the step from the
 * address.
 */
function useEnter() {
  const { session } = useServices()
  const navigate = useNavigate()
  const [enter] = useMutation(EnterBusinessDocument)
  return async (type: BusinessType, profileId: string) => {
    const { data } = await enter({ variables: { type, profileId } })
    if (!data) return
    const { accessToken: access, refreshToken: refresh } = data.switchUser
    await navigate('/business-account', { replace: true })
    session.switchTo({ access, refresh })
  }
}

/** Wizard that adds a business, one step at a time (S1 §2). The step is part of the address. Each step is checked before the next opens. */
export function BusinessWizard({ preselected }: { preselected: BusinessType | null }) {
  const intl = useIntl()
  const [params, changeQuery] = useAddressQuery()
  const { state } = useSignedInViewer()
  const box = useDraftBox(preselected)
  const documents = useDocuments()
  const form = useForm<BusinessDraft>(businessFields, {
    saved: box.empty,
    restore: box.read,
    onChange: box.keep,
    check: (current) => (step === 'documents' ? documentProblems(documents.files) : problemsAt(step, current)),
    onRefused: ({ fields: [first] }) => first && show(stepOfField(first.path)),
  })
  const { draft, set } = form
  const [create] = useMutation(CreateBusinessProfileDocument)
  const journey = useJourney()
  const enter = useEnter()
  const step = stepAt(params.get('step'), draft)
  const titleId = useId()
  useFocusOnStep(titleId, step)
  const show = (next: BusinessStep, replace = false) =>
    changeQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.set('step', next)
        return changed
      },
      { replace },
    )
  useEffect(() => {
    void Promise.allSettled(ahead(step, draft.type).map((fetch) => fetch()))
  }, [step, draft.type])
  /* Writes the step into the address. Otherwise the wizard would show the next step as soon as the fields of this one are complete. */
  useEffect(() => {
    if (params.get('step') !== step) show(step, true)
  })

  const send = async () => {
    const answer = await form.submit(async ({ type, ...filled }) => {
      if (!type) return null
      const createBusinessProfileInput = {
        ...filled,
        type,
        contactMethods: [...filled.contactMethods],
        isNsfw: type === 'BRAND' ? filled.isNsfw : null,
        documents: [...documents.files],
      }
      return journey.run((own) => create({ variables: { createBusinessProfileInput }, context: { errors: form.errors, journey: own } }))
    })
    if (!answer?.data || !draft.type) return
    box.forget()
    await enter(draft.type, answer.data.createBusinessProfile.id)
  }

  const goOn = async () => {
    const next = businessSteps[businessSteps.indexOf(step) + 1]
    if (!next) return send()
    if (await form.validate()) show(next)
  }
  const before = businessSteps[businessSteps.indexOf(step) - 1]
  const isSending = journey.share !== null

  return (
    <Stack gap="lg">
      {memberStates.includes(state) ? (
        <Stepper
          label={intl.formatMessage({ id: 'verification.business.steps' })}
          orientation="horizontal"
          steps={stepStates(step, draft).map(({ id, state: stepState }) => ({
            id,
            state: stepState,
            label: <FormattedMessage id={`verification.business.${id}`} />,
          }))}
          onChoose={(id) => show(id as BusinessStep)}
        />
      ) : (
        <OnboardingLine step={accountStep(businessSteps.indexOf(step), 'BUSINESS')} />
      )}
      <Stack gap="xxs">
        <Heading level={1} look="title" id={titleId} tabIndex={-1}>
          <FormattedMessage id={`verification.business.${step}.title`} />
        </Heading>
        {(step === 'social' || step === 'documents') && (
          <Text tone="muted">
            <FormattedMessage id={`verification.business.${step}.lead`} />
          </Text>
        )}
      </Stack>
      <Form key={step} validationErrors={form.validationErrors} onSubmit={() => void goOn()}>
        <Suspense fallback={<Waiting controls={controls[step]} />}>
          {step === 'documents' ? (
            <DocumentsField onChange={documents.take} isDisabled={isSending} />
          ) : (
            <Fields step={step} draft={draft} set={set} />
          )}
        </Suspense>
        {journey.share !== null && <SendingBar share={journey.share} onStop={journey.stop} />}
        {journey.wasStopped && !isSending ? (
          <Banner tone="info" isLive>
            <FormattedMessage id="verification.business.cancelled" />
          </Banner>
        ) : (
          form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="verification.business.failed" />
            </Banner>
          )
        )}
        <div className={styles.actions}>
          {before && (
            <Button iconStart="chevron-start" isDisabled={isSending} onPress={() => show(before)}>
              <FormattedMessage id="verification.business.back" />
            </Button>
          )}
          <div className={styles.next}>
            <Button type="submit" variant="primary" isFullWidth isPending={isSending}>
              <FormattedMessage id={step === 'documents' ? 'verification.business.send' : 'verification.business.next'} />
            </Button>
          </div>
        </div>
      </Form>
      {memberStates.includes(state) && (
        <Text align="center">
          <TextLink href="/home">
            <FormattedMessage id="verification.business.later" />
          </TextLink>
        </Text>
      )}
    </Stack>
  )
}

function Waiting({ controls: count }: { controls: number }) {
  return (
    <Skeleton>
      {Array.from({ length: count }, (_control, at) => (
        <SkeletonBlock key={at} shape="control" />
      ))}
    </Skeleton>
  )
}

function Fields({ step, ...props }: StepFieldsProps & { step: Exclude<BusinessStep, 'documents'> }) {
  switch (step) {
    case 'type':
      return <TypeFields {...props} />
    case 'basics':
      return <BasicsFields {...props} />
    case 'contact':
      return <ContactFields {...props} />
    case 'social':
      return <SocialFields {...props} />
  }
}
