import { createContext, useContext } from 'react'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'

export type AdminPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: AdminRole
  readonly hasTotp: boolean
}

export const AdminContext = createContext<AdminPerson | null>(null)

/** Returns the signed-in admin. Throws outside `AdminRoot`, which renders its children only after the admin is known. */
export function useAdmin(): AdminPerson {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('useAdmin needs an AdminRoot above it')
  return admin
}
