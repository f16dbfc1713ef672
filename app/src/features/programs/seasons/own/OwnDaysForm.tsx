import { useEffect, useEffectEvent, useState } from 'react'
import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { brandDaysLimits } from '@wasla/contract/programs/seasons/brand-days-limits.ts'
import { brandDaysRules } from '@wasla/contract/programs/seasons/brand-days-rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { LazyDatePicker } from '@wasla/design-system/components/DatePicker/LazyDatePicker.tsx'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { SaveButtons } from '#shared/list/SaveButtons.tsx'
import { CreateBrandDaysDocument, SeasonPlannerDocument, UpdateBrandDaysDocument } from './brand-days.generated.ts'
import type { OwnEntry } from './own-entry.ts'
import { withEntry } from './with-entry.ts'
import * as styles from './OwnDays.css.ts'

type Draft = { name: string; from: string | null; to: string | null }

const fields: FormFields = { fields: ['name', 'from', 'to'], codes: { NO_CHANGES_TO_UPDATE: 'name', BRAND_DAYS_NOT_FOUND: 'name' } }

/** The input of a draft. Entries of a single day need no last day. */
const inputOf = ({ name, from, to }: Draft) => ({ name, from: from ?? '', to: to ?? from ?? '' })

/** Checks a draft by the rules of the server. Of an empty form, the last day is no problem, because it may stay empty. */
const check = (draft: Draft) => problemsOf(brandDaysRules, inputOf(draft)).filter(({ path }) => path !== 'to' || draft.to !== null)

type OwnDaysFormProps = {
  /** The entry to change; null for a new one. */
  entry: OwnEntry | null
  onSending: (isSending: boolean) => void
  /** Called after the entry was saved, and if the reader cancels. */
  onDone: () => void
}

/** Form that names days of the brand's own. */
export function OwnDaysForm({ entry, onSending, onDone }: OwnDaysFormProps) {
  const { clock } = useServices()
  const [today] = useState(() => civilDate(clock.now()))
  const form = useForm<Draft>(fields, {
    saved: { name: entry?.name ?? '', from: entry?.from ?? null, to: entry?.to ?? null },
    check,
  })
  const { draft, set } = form
  const sending = useEffectEvent(onSending)
  useEffect(() => {
    sending(form.isSending)
    return () => sending(false)
  }, [form.isSending])
  const context = { errors: form.errors }
  const keep = (cache: ApolloCache, saved: OwnEntry | undefined) =>
    saved &&
    cache.updateQuery({ query: SeasonPlannerDocument }, (known) => known && { ...known, myBrandDays: withEntry(known.myBrandDays, saved) })
  const [create] = useMutation(CreateBrandDaysDocument, {
    context,
    update: (cache, { data }) => void keep(cache, data?.createBrandDays),
  })
  const [update] = useMutation(UpdateBrandDaysDocument, {
    context,
    update: (cache, { data }) => void keep(cache, data?.updateBrandDays),
  })
  const submit = async () => {
    const isSaved = await form.submit(async (typed) => {
      const input = inputOf(typed)
      const { data } = entry
        ? await update({ variables: { updateBrandDaysInput: { id: entry.id, ...input } } })
        : await create({ variables: { createBrandDaysInput: input } })
      return data ? true : null
    })
    if (!isSaved) return
    showToast({ tone: 'success', text: <FormattedMessage id="programs.seasons.own.saved" /> })
    onDone()
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
      <TextField
        name="name"
        autoComplete="off"
        autoFocus
        label={<FormattedMessage id="programs.seasons.own.name" />}
        hint={<FormattedMessage id="programs.seasons.own.nameHint" />}
        counter={{ limit: brandDaysLimits.name }}
        value={draft.name}
        onChange={(name) => set({ name })}
      />
      <div className={styles.pair}>
        <LazyDatePicker
          name="from"
          label={<FormattedMessage id="programs.seasons.own.from" />}
          today={today}
          value={draft.from}
          onChange={(from) => set({ from })}
        />
        <LazyDatePicker
          name="to"
          isOptional
          label={<FormattedMessage id="programs.seasons.own.to" />}
          hint={<FormattedMessage id="programs.seasons.own.toHint" />}
          today={today}
          value={draft.to}
          onChange={(to) => set({ to })}
        />
      </div>
      <SaveButtons form={form} offlineText={<FormattedMessage id="programs.seasons.own.offline" />} onCancel={onDone}>
        <FormattedMessage id="programs.seasons.own.save" />
      </SaveButtons>
    </Form>
  )
}
