import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { beneficiaryTypes } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Select } from '@wasla/design-system/components/Select'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { IbanFlaw } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { CountryField } from '#form/country/CountryField.tsx'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useForm } from '#form/useForm.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { MoneySheet, wholeForm } from '../money-sheet/MoneySheet.tsx'
import { accountFields, creationOf, draftOf, emptyAccount, isSameAccount, swiftText, updateOf, type AccountDraft } from './account-draft.ts'
import { CreateWithdrawalAccountDocument, MyWithdrawalAccountsDocument, UpdateWithdrawalAccountDocument } from './accounts.generated.ts'
import { IbanField } from './IbanField.tsx'
import type { OwnAccount } from './own-account.ts'

const fields: FormFields = {
  ...accountFields,
  codes: {
    ...accountFields.codes,
    WITHDRAWAL_ACCOUNT_LIMIT_REACHED: wholeForm,
    WITHDRAWAL_ACCOUNT_NOT_FOUND: wholeForm,
    WITHDRAWAL_IN_PROGRESS: wholeForm,
    RATE_LIMITED: wholeForm,
    USER_NOT_VERIFIED: wholeForm,
    FEATURE_DISABLED: wholeForm,
  },
}

/* The import also contains the IBAN rules of all countries. */
const fetchRules = () => import('./account-problems.ts')

type AccountSheetProps = {
  /** The account to change; null to add one. */
  account: OwnAccount | null
  onClose: () => void
  onSaved?: (id: string) => void
}

/**
 * Sheet that adds a bank account, or changes `account` (P-13). Before it is sent, it already reports values that a bank would refuse. Such
 * a value is an error only if real money is moved (P-15).
 */
export function AccountSheet({ account, onClose, onSaved }: AccountSheetProps) {
  const intl = useIntl()
  const { type: profileType } = useSignedInViewer()
  const form = useForm<AccountDraft>(fields, {
    saved: account ? draftOf(account) : emptyAccount(profileType),
    isSame: isSameAccount,
    check: lazyCheck(fetchRules, ({ problemsOfDraft }, draft) => problemsOfDraft(draft, account === null)),
  })
  const { draft, set } = form
  const [warning, setWarning] = useState<IbanFlaw | null>(null)
  const context = { errors: form.errors }
  const [create] = useMutation(CreateWithdrawalAccountDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery({ query: MyWithdrawalAccountsDocument }, (list) => {
        if (!list) return list
        const { count, data: known } = list.myWithdrawalAccounts
        return { myWithdrawalAccounts: { ...list.myWithdrawalAccounts, count: count + 1, data: [...known, data.createWithdrawalAccount] } }
      })
    },
  })
  const [update] = useMutation(UpdateWithdrawalAccountDocument, { context })

  const submit = async () => {
    const id = await form.submit(async (current) => {
      if (account) {
        const { data } = await update({ variables: { updateWithdrawalAccountInput: updateOf(account.id, current) } })
        return data?.updateWithdrawalAccount.id ?? null
      }
      const { data } = await create({ variables: { createWithdrawalAccountInput: creationOf(current) } })
      return data?.createWithdrawalAccount.id ?? null
    })
    if (id === null) return
    showToast({ tone: 'success', text: <FormattedMessage id={account ? 'wallet.accounts.changed' : 'wallet.accounts.added'} /> })
    onSaved?.(id)
    onClose()
  }

  const lookAtIban = () => {
    const typed = draft.iban
    void fetchRules().then(
      ({ flawOf }) => setWarning(flawOf(typed)),
      () => undefined,
    )
  }
  const text = (name: keyof AccountDraft) => ({ name, value: draft[name], onChange: (next: string) => set({ [name]: next }) })

  return (
    <MoneySheet
      title={<FormattedMessage id={account ? 'wallet.accounts.edit' : 'wallet.accounts.add'} />}
      form={form}
      button={<FormattedMessage id={account ? 'wallet.accounts.saveChanges' : 'wallet.accounts.save'} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <IbanField
        label={<FormattedMessage id="wallet.accounts.iban" />}
        hint={
          account ? (
            <FormattedMessage id="wallet.accounts.ibanStays" values={{ iban: <Ltr key="iban">{account.iban}</Ltr> }} />
          ) : (
            <FormattedMessage id="wallet.accounts.ibanHint" />
          )
        }
        value={draft.iban}
        onChange={(iban) => {
          setWarning(null)
          set({ iban })
        }}
        onBlur={lookAtIban}
      />
      {warning && (
        <Banner tone="warning" isLive>
          <FormattedMessage id={`wallet.accounts.warning.${warning}`} />
        </Banner>
      )}
      <TextField {...text('bankName')} label={<FormattedMessage id="wallet.accounts.bankName" />} autoComplete="off" />
      <TextField
        {...text('nameOnAccount')}
        label={<FormattedMessage id="wallet.accounts.name" />}
        hint={<FormattedMessage id="wallet.accounts.nameHint" />}
        autoComplete="name"
      />
      <TextField
        {...text('swiftCode')}
        kind="code"
        label={<FormattedMessage id="wallet.accounts.swift" />}
        hint={<FormattedMessage id="wallet.accounts.swiftHint" />}
        autoComplete="off"
        onChange={(typed) => set({ swiftCode: swiftText(typed, toAsciiDigits) })}
      />
      <Select
        name="type"
        label={<FormattedMessage id="wallet.accounts.type" />}
        options={beneficiaryTypes.map((id) => ({ id, label: intl.formatMessage({ id: `wallet.accounts.type.${id}` }) }))}
        value={draft.type}
        onChange={(type) => set({ type })}
      />
      <CountryField
        name="countryId"
        label={<FormattedMessage id="wallet.accounts.country" />}
        value={draft.countryId}
        onChange={(countryId) => set({ countryId })}
      />
      <TextField {...text('city')} isOptional label={<FormattedMessage id="wallet.accounts.city" />} autoComplete="address-level2" />
      <TextField {...text('address')} isOptional label={<FormattedMessage id="wallet.accounts.address" />} autoComplete="street-address" />
      <TextField {...text('bankAddress')} isOptional label={<FormattedMessage id="wallet.accounts.bankAddress" />} autoComplete="off" />
      <TextField
        {...text('mobileNumber')}
        kind="tel"
        isOptional
        label={<FormattedMessage id="wallet.accounts.mobile" />}
        autoComplete="tel"
      />
    </MoneySheet>
  )
}
