import { useCallback } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { Combobox, type ComboboxOption, type LoadOptions } from '@wasla/design-system/components/Combobox'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { CollaborationDraft } from './collaboration-input.ts'
import { SearchBrandsDocument } from './CollaborationsScreen.generated.ts'

type Brand = NonNullable<CollaborationDraft['brand']>

/** Returns the option id of a brand: the domain if the brand is listed, else the typed name. */
const idOf = ({ name, domain }: Brand) => domain ?? `typed:${name}`
const asOption = (brand: Brand): ComboboxOption => ({ id: idOf(brand), label: brand.name })

/** Field for the business of a collaboration. Suggests listed brands, and accepts any other name (D-14). */
export function BrandField({ brand, onChange }: { brand: Brand | null; onChange: (brand: Brand | null) => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const load: LoadOptions = useCallback(
    async (term, signal) => {
      const { data } = await client.query({
        query: SearchBrandsDocument,
        variables: { term },
        context: { errors: 'mine', fetchOptions: { signal } },
      })
      return (data?.searchBrands ?? []).map(({ name, domain }) => ({ id: domain, label: name, description: <Ltr>{domain}</Ltr> }))
    },
    [client],
  )
  const fresh = useCallback(
    (name: string): ComboboxOption => ({
      id: idOf({ name, domain: null }),
      label: name,
      description: <FormattedMessage id="showcase.collaborations.asTyped" />,
    }),
    [],
  )
  return (
    <Combobox
      name="brand_name"
      label={<FormattedMessage id="showcase.collaborations.brand" />}
      hint={<FormattedMessage id="showcase.collaborations.brandHint" />}
      placeholder={intl.formatMessage({ id: 'showcase.collaborations.brandExample' })}
      load={load}
      least={showcaseLimits.brandSearch.least}
      fresh={fresh}
      value={brand && asOption(brand)}
      onChange={(option) => onChange(option && { name: option.label, domain: option.id.startsWith('typed:') ? null : option.id })}
    />
  )
}
