import { Suspense } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { mainNameOf, scriptOf } from '@wasla/contract/profiles/names.ts'
import { settingsFieldsOf } from '@wasla/contract/profiles/settings-fields.ts'
import { nextUserNameChange } from '@wasla/contract/profiles/user-name-change.ts'
import { LazyDateField } from '@wasla/design-system/components/DateField/LazyDateField.tsx'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { genders } from '@wasla/contract/profiles/types.ts'
import { pagePart } from '#lazy/page-part.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useDirtyReport } from '#form/useDirtyReport.ts'
import { useForm } from '#form/useForm.ts'
import { LazyCountryField } from '#form/country/LazyCountryField.tsx'
import { useServices } from '#services/context.ts'
import { forgetFits } from '#shared/programs/join/forget-fits.ts'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { UpdateProfileSettingsDocument } from '#shared/profiles/updateProfileSettings.generated.ts'
import { Section } from '../Section.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { draftOf, inCountry, inputOf, isPerson, profileFields, type ProfileDraft } from './draft.ts'
import { LocationField } from './LocationField.tsx'
import { type ProfileSettings_ActiveProfileFragment } from './ProfileScreen.generated.ts'
import { UserNameField } from './UserNameField.tsx'
import * as styles from './ProfileForm.css.ts'

/** Source and licence of the list of places (H-08). */
const placeSource = { site: 'https://www.geonames.org', licence: 'https://creativecommons.org/licenses/by/4.0/' } as const

/* The field for adult products (0.3 kB and a checkbox) is loaded only for brands. */
const AdultsField = pagePart(() => import('./AdultsField.tsx').then((module) => module.AdultsField))

const fetchRules = () => import('./draft-problems.ts')

type ProfileFormProps = {
  own: ProfileSettings_ActiveProfileFragment
  /** Called with true while there are unsaved changes. */
  onDirty: (isDirty: boolean) => void
}

/** Form for the settings of a profile. The type of the profile decides which fields it has (D-01). Only changed fields are sent. */
export function ProfileForm({ own, onDirty }: ProfileFormProps) {
  const { type, profile } = own
  const { clock } = useServices()
  const fields = settingsFieldsOf(type)
  const saved = draftOf(own)
  const form = useForm(profileFields, {
    saved,
    isSame: (one, other) => inputOf(type, one, other) === null,
    check: lazyCheck(fetchRules, ({ problemsOfDraft }, current: ProfileDraft) => problemsOfDraft(type, clock.now(), saved, current)),
  })
  const { draft, set } = form
  useDirtyReport(form.isDirty, onDirty)
  const [update] = useMutation(UpdateProfileSettingsDocument, {
    context: { errors: form.errors },
    update: (cache) => {
      forgetPublicAnswers(cache, profile.id)
      forgetFits(cache)
    },
  })

  const save = async () => {
    const answer = await form.submit(async (current) => {
      const input = inputOf(type, saved, current)
      return input && update({ variables: { updateProfileSettingsInput: input } })
    })
    if (!answer?.data) return
    form.forgetSent()
    showToast({ tone: 'success', text: <FormattedMessage id="settings.save.saved" /> })
  }

  return (
    <SettingsForm form={form} onSave={() => void save()}>
      <Section title={<FormattedMessage id="settings.profile.name" />}>
        {isPerson(type) ? <PersonName draft={draft} set={set} /> : <BusinessName draft={draft} set={set} />}
        <NameInOtherScript draft={draft} set={set} />
        <UserNameField
          value={draft.userName}
          own={profile.userName}
          changeableFrom={lockedUntil(profile, clock.now())}
          onChange={(userName) => set({ userName })}
        />
        <TextArea
          name="bio"
          isOptional
          label={<FormattedMessage id="settings.profile.bio" />}
          hint={<FormattedMessage id="settings.profile.bioHint" values={{ count: profileLimits.bioPreview }} />}
          counter={{ limit: profileLimits.bio }}
          value={draft.bio}
          onChange={(bio) => set({ bio })}
        />
        {fields.includes('website') && (
          <TextField
            name="website"
            kind="url"
            autoComplete="url"
            isOptional
            label={<FormattedMessage id="settings.profile.website" />}
            value={draft.website}
            onChange={(website) => set({ website })}
          />
        )}
      </Section>
      <Section title={<FormattedMessage id={isPerson(type) ? 'settings.profile.about' : 'settings.profile.aboutBusiness'} />}>
        {isPerson(type) && (
          <RadioCards
            name="gender"
            layout="row"
            label={<FormattedMessage id="settings.profile.gender" />}
            options={genders.map((id) => ({ id, label: <FormattedMessage id={`settings.profile.gender.${id}`} /> }))}
            value={draft.gender}
            onChange={(gender) => set({ gender })}
          />
        )}
        <div className={styles.widePair}>
          {isPerson(type) && (
            <LazyDateField
              name="date_of_birth"
              autoComplete="bday"
              label={<FormattedMessage id="settings.profile.birth" />}
              hint={<FormattedMessage id="settings.profile.birthHint" />}
              today={civilDate(clock.now())}
              value={draft.date_of_birth}
              onChange={(date_of_birth) => set({ date_of_birth })}
            />
          )}
          <LazyCountryField
            name="country_id"
            label={<FormattedMessage id="settings.profile.country" />}
            value={draft.country_id}
            onChange={(country_id) => set(inCountry(draft, country_id))}
          />
        </div>
        {/* The field has its own row. The name of a city includes its country, which half a row would cut off. */}
        <LocationField countryId={draft.country_id} value={draft.location} onChange={(location) => set({ location })} />
        <Text look="caption" tone="muted">
          <FormattedMessage
            id="settings.profile.places"
            values={{
              source: (words) => (
                <TextLink key="source" href={placeSource.site} isExternal>
                  {words}
                </TextLink>
              ),
              licence: (words) => (
                <TextLink key="licence" href={placeSource.licence} isExternal>
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
        {fields.includes('isNsfw') && (
          <Suspense
            fallback={
              <Skeleton>
                <SkeletonBlock shape="control" />
              </Skeleton>
            }
          >
            <AdultsField value={draft.isNsfw} onChange={(isNsfw) => set({ isNsfw })} />
          </Suspense>
        )}
      </Section>
    </SettingsForm>
  )
}

type NameProps = { draft: ProfileDraft; set: (change: Partial<ProfileDraft>) => void }

const PersonName = ({ draft, set }: NameProps) => (
  <div className={styles.names}>
    <TextField
      name="firstName"
      autoComplete="given-name"
      label={<FormattedMessage id="settings.profile.firstName" />}
      value={draft.firstName}
      onChange={(firstName) => set({ firstName })}
    />
    <TextField
      name="lastName"
      autoComplete="family-name"
      label={<FormattedMessage id="settings.profile.lastName" />}
      value={draft.lastName}
      onChange={(lastName) => set({ lastName })}
    />
  </div>
)

const BusinessName = ({ draft, set }: NameProps) => (
  <TextField
    name="name"
    autoComplete="organization"
    label={<FormattedMessage id="settings.profile.businessName" />}
    value={draft.name}
    onChange={(name) => set({ name })}
  />
)

/** Field for an optional name in the script that the main name does not use. */
function NameInOtherScript({ draft, set }: NameProps) {
  const script = scriptOf(mainNameOf({ ...draft, name: draft.name || null })) === 'ar' ? 'en' : 'ar'
  return (
    <TextField
      name="nameInOtherScript"
      autoComplete="off"
      isOptional
      label={<FormattedMessage id="settings.profile.nameInOtherScript" values={{ script }} />}
      hint={<FormattedMessage id="settings.profile.nameInOtherScriptHint" values={{ script }} />}
      value={draft.nameInOtherScript}
      onChange={(nameInOtherScript) => set({ nameInOtherScript })}
    />
  )
}

/**
 * Returns the time from which the user name may be changed; null if it may be changed now. The first user name can be chosen at any time
 * (D-03).
 */
function lockedUntil({ userName, userNameChangedAt }: ProfileSettings_ActiveProfileFragment['profile'], now: number): Date | null {
  if (!userName || !userNameChangedAt) return null
  const next = nextUserNameChange(Date.parse(userNameChangedAt))
  return next > now ? new Date(next) : null
}
