import { useState } from 'react'
import { demoAdminPassword } from '@wasla/contract/admin/demo.ts'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { useAdminServices } from '../services/context.ts'
import { AdminSignInDocument } from './SignInScreen.generated.ts'

export type Credentials = { readonly email: string; readonly password: string }

/** Why a sign-in failed: the server refused it, or was unreachable. */
export type SignInTrouble = { readonly kind: 'refused'; readonly problem: ServerProblem } | { readonly kind: 'offline' } | null

/** Returns why a call of a sign-in failed. */
export function troubleOf(error: unknown): SignInTrouble {
  const problem = problemOf(error)
  return problem ? { kind: 'refused', problem } : { kind: 'offline' }
}

/** State and actions of a sign-in: the password first, then the code if the account has a second step. */
export function useAdminSignIn() {
  const { call, session } = useAdminServices()
  const [step, setStep] = useState<'password' | 'totp'>('password')
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const [trouble, setTrouble] = useState<SignInTrouble>(null)
  const [isPending, setPending] = useState(false)

  const attempt = async (known: Credentials, totp?: string): Promise<null> => {
    setCredentials(known)
    setTrouble(null)
    setPending(true)
    try {
      const { adminSignIn } = await call(AdminSignInDocument, totp === undefined ? known : { ...known, totp }, 'mine')
      session.signIn(adminSignIn.accessToken)
    } catch (error) {
      if (problemOf(error)?.code === 'ADMIN_TOTP_REQUIRED') setStep('totp')
      else setTrouble(troubleOf(error))
    } finally {
      setPending(false)
    }
    return null
  }

  return {
    step,
    trouble,
    isPending,
    email: credentials.email,
    withPassword: (known: Credentials) => attempt(known),
    withCode: (code: string) => void attempt(credentials, code),
    /** Signs in with a demo account. */
    enter: (email: string) => void attempt({ email, password: demoAdminPassword }),
    forgetTrouble: () => setTrouble(null),
    startOver: () => {
      setTrouble(null)
      setStep('password')
    },
  }
}

export type AdminSignIn = ReturnType<typeof useAdminSignIn>
