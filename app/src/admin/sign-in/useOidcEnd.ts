import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressQuery } from '#shell/useAddress.ts'
import { useAdminServices } from '../services/context.ts'
import { AdminConfirmOidcDocument, AdminFinishOidcDocument } from './SignInScreen.generated.ts'
import { troubleOf, type SignInTrouble } from './useAdminSignIn.ts'

/**
 * State and actions of a sign-in that comes back from the provider. Sends the provider's answer to the server at once, and removes it from
 * the address and so from the history of the browser. Then the code is sent if the account has a second step.
 */
export function useOidcEnd() {
  const { call, session, returnPath } = useAdminServices()
  const navigate = useNavigate()
  const [query, changeQuery] = useAddressQuery()
  const [response] = useState(() => query.toString())
  const [ticket, setTicket] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<SignInTrouble>(null)
  const [isPending, setPending] = useState(true)
  const isSent = useRef(false)

  const enter = (accessToken: string) => {
    session.signIn(accessToken)
    void navigate(returnPath.take(), { replace: true })
  }
  const attempt = async (work: () => Promise<void>) => {
    setTrouble(null)
    setPending(true)
    await work().catch((error: unknown) => setTrouble(troubleOf(error)))
    setPending(false)
  }

  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    changeQuery(() => new URLSearchParams(), { replace: true })
    void attempt(async () => {
      const { adminFinishOidc } = await call(AdminFinishOidcDocument, { response }, 'mine')
      if (adminFinishOidc.session) enter(adminFinishOidc.session.accessToken)
      else setTicket(adminFinishOidc.ticket ?? null)
    })
  })

  return {
    hasTicket: ticket !== null,
    trouble,
    isPending,
    withCode: (totp: string) =>
      void attempt(async () =>
        enter((await call(AdminConfirmOidcDocument, { ticket: ticket ?? '', totp }, 'mine')).adminConfirmOidc.accessToken),
      ),
    forgetTrouble: () => setTrouble(null),
    startOver: () => void navigate('/', { replace: true }),
  }
}
