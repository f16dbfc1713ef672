import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useFilterWords } from '../filters/useFilterWords.ts'
import { filterOf, type PeopleChoice } from '../people-list.ts'
import { nameProblems } from './name-problems.ts'
import { MySavedPeopleFiltersDocument, SavePeopleFilterDocument } from './saved.generated.ts'
import * as styles from './Saved.css.ts'

const fields: FormFields = { fields: ['name'] }
const { most } = peopleLimits.saved.name

type SaveFormProps = { choice: PeopleChoice; onSaved: () => void }

/** Form to name and save the chosen filters. The suggested name is a summary of the filters. */
export function SaveForm({ choice, onSaved }: SaveFormProps) {
  const { summaryOf } = useFilterWords()
  const form = useForm(fields, {
    saved: { name: [...summaryOf(choice)].slice(0, most).join('') },
    check: nameProblems,
  })
  const [save] = useMutation(SavePeopleFilterDocument, {
    context: { errors: form.errors },
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery(
        { query: MySavedPeopleFiltersDocument },
        (known) => known && { mySavedPeopleFilters: [data.savePeopleFilter, ...known.mySavedPeopleFilters] },
      )
    },
  })
  const submit = async () => {
    const id = await form.submit(async ({ name }) => {
      const { data } = await save({ variables: { savePeopleFilterInput: { name: name.trim(), filter: filterOf(choice) } } })
      return data?.savePeopleFilter.id ?? null
    })
    if (id === null) return
    showToast({ tone: 'success', text: <FormattedMessage id="people.saved.done" /> })
    onSaved()
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
      <div className={styles.form}>
        <TextField
          name="name"
          label={<FormattedMessage id="people.saved.name" />}
          hint={<FormattedMessage id="people.saved.hint" />}
          value={form.draft.name}
          onChange={(name) => form.set({ name })}
          isRequired
        />
        {form.isOffline && (
          <Banner tone="danger" isLive>
            <FormattedMessage id="list.offline" />
          </Banner>
        )}
        <Button type="submit" variant="primary" iconStart="bell" isPending={form.isSending}>
          <FormattedMessage id="people.saved.save" />
        </Button>
      </div>
    </Form>
  )
}
