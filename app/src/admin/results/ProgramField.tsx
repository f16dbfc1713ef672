import type { ReactNode } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { Combobox } from '@wasla/design-system/components/Combobox'
import type { ProgramStatus } from '@wasla/contract/generated/admin-types.ts'
import { AdminProgramsDocument } from '../programs/ProgramsScreen.generated.ts'

export type ChosenProgram = { id: string; label: string }

type ProgramFieldProps = {
  label: ReactNode
  /** Offers only programs with this status. */
  status?: ProgramStatus
  value: ChosenProgram | null
  onChange: (program: ChosenProgram | null) => void
}

/** Finds a program by its name or its brand’s name. Leaves out drafts. */
export function ProgramField({ label, status, value, onChange }: ProgramFieldProps) {
  const client = useApolloClient()
  const load = async (term: string, signal: AbortSignal) => {
    const { data } = await client.query({
      query: AdminProgramsDocument,
      variables: { term: term || null, status: status ?? null, pagination: { limit: 20 } },
      context: { errors: 'mine', fetchOptions: { signal } },
      fetchPolicy: 'network-only',
    })
    return (data?.adminPrograms.data ?? [])
      .filter((program) => program.status !== 'Draft')
      .map(({ id, name, brand }) => ({ id, label: name, description: brand }))
  }
  return (
    <Combobox
      name="programId"
      label={label}
      load={load}
      value={value}
      onChange={(option) => onChange(option && { id: option.id, label: option.label })}
    />
  )
}
