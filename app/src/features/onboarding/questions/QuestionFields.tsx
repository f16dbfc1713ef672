import { Suspense, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OnboardingGoal } from '@wasla/contract/generated/user-types.ts'
import { accountKinds } from '@wasla/contract/onboarding/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { pagePart } from '#lazy/page-part.ts'
import { goalMessage } from './goal-message.ts'
import { goalsOf, rolesOf, withKind, withRole, type Answers, type Question } from './answers.ts'

/*
 * The fields for country and interests are loaded while the previous question is shown. They take 1.1 kB, plus both lists with their
 * search.
 */
const loadAbout = () => import('./AboutFields.tsx').then((module) => module.AboutFields)
const AboutFields = pagePart(loadAbout)

type QuestionFieldsProps = { question: Question; answers: Answers; onChange: (answers: Answers) => void }

const kindIcons = { INDIVIDUAL: 'user', BUSINESS: 'package' } as const satisfies Record<string, IconName>
const roleIcons: Readonly<Record<ProfileType, IconName>> = { INFLUENCER: 'camera', AGENT: 'handshake', AGENCY: 'users', BRAND: 'package' }
const label = <FormattedMessage id="onboarding.choose" />

/** Fields of one question. Every choice is stored at once, so that moving between questions loses none. */
export function QuestionFields({ question, answers, onChange }: QuestionFieldsProps) {
  useEffect(() => {
    if (question === 'role') void loadAbout().catch(() => undefined)
  }, [question])
  switch (question) {
    case 'kind':
      return (
        <RadioCards
          name="accountKind"
          label={label}
          value={answers.kind}
          onChange={(kind) => onChange(withKind(answers, kind))}
          options={accountKinds.map((id) => ({
            id,
            icon: kindIcons[id],
            label: <FormattedMessage id={`onboarding.kind.${id}`} />,
            description: <FormattedMessage id={`onboarding.kind.${id}.text`} />,
          }))}
        />
      )
    case 'role':
      return (
        <RadioCards
          name="role"
          label={label}
          value={answers.role}
          onChange={(role) => onChange(withRole(answers, role))}
          options={(answers.kind ? rolesOf(answers.kind) : []).map((id) => ({
            id,
            icon: roleIcons[id],
            label: <FormattedMessage id={`onboarding.role.${id}`} />,
            description: <FormattedMessage id={`onboarding.role.${id}.text`} />,
          }))}
        />
      )
    case 'about':
      return (
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonBlock shape="control" />
              <SkeletonBlock shape="control" />
            </Skeleton>
          }
        >
          <AboutFields answers={answers} onChange={onChange} />
        </Suspense>
      )
    case 'goal': {
      const { role } = answers
      if (!role) return null
      return (
        <RadioGroup
          name="goal"
          label={label}
          value={answers.goal}
          onChange={(goal: OnboardingGoal) => onChange({ ...answers, goal })}
          options={goalsOf(role).map((id) => ({ id, label: <FormattedMessage id={goalMessage(role, id)} /> }))}
        />
      )
    }
  }
}
