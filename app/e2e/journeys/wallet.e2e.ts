import { demoSettlesAfter } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { FAISAL } from '@wasla/mocks/world/more-networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { limit } from '../../../tools/machine/pace.ts'
import { addBankAccount, expectBalance, openMoneySheet, sheetButton, topUp } from '../harness/wallet.ts'

/** Rewards that programs of the demonstration paid Faisal, in halalas. */
const earned = world.programChanges.reduce(
  (sum, change) => (change.profileId === FAISAL.profile.id && change.change === 'rewardEarned' ? sum + change.amount : sum),
  0,
)

/** The demonstration's bank answers after a fixed delay, whatever the machine. */
const bankTakesItsTime = { timeout: demoSettlesAfter + limit(15_000) }

test(
  'a payment is credited once it is confirmed; a declined one adds nothing; an abandoned one can be followed',
  { tag: '@long' },
  async ({ visitor, page, words, product }) => {
    await signInAs(visitor, product.address, numbers.bakr)
    await onHome(page)
    await page.goto('/wallet')
    await expectTitle(visitor, words('wallet.title'))
    await expectBalance(visitor, 0)
    expect(await accessibilityProblems(page)).toEqual([])

    await test.step('paid, it is in the wallet and in the list, with its receipt', async () => {
      await topUp(visitor, 1000, 'pay')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.paid') })).toBeVisible()
      await expectBalance(visitor, 100_000)
      await page.getByRole('button', { name: new RegExp(`^${words('wallet.happened.topUpByCard')}`, 'u') }).click()
      const receipt = page.getByRole('dialog')
      await expect(receipt.getByText(/^INV-\d{4}-\d{6}$/u)).toBeVisible()
      await expect(receipt).toContainText(createFormats(visitor.language).money(102_875))
      expect(await accessibilityProblems(page)).toEqual([])
      // The print view shows only the receipt, without the page and without buttons.
      await page.emulateMedia({ media: 'print' })
      await expect(receipt.getByText(/^INV-\d{4}-\d{6}$/u)).toBeVisible()
      await expect(page.locator('main')).toBeHidden()
      await expect(receipt.locator('button:visible')).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    await test.step('declined, it says so and the balance stays', async () => {
      await topUp(visitor, 500, 'decline')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.failed') })).toBeVisible()
      await expectBalance(visitor, 100_000)
      await page.goto('/wallet')
      await expect(page.getByText(words('wallet.note.notCharged'))).toBeVisible()
    })

    await test.step('left unpaid, it waits without changing the balance', async () => {
      await topUp(visitor, 300, 'close')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.confirming') })).toBeVisible()
      await expectBalance(visitor, 100_000)
    })

    await test.step('the list can be saved as a CSV file', async () => {
      await page.goto('/wallet')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words('wallet.download.csv') }).click()
      expect((await saved).suggestedFilename()).toMatch(/^transactions-.*\.csv$/u)
    })
  },
)

test(
  'a withdrawal leaves at once and only once, arrives without a reload, and is returned in full if the bank refuses',
  { tag: '@long' },
  async ({ visitor, page, words, product, context }) => {
    await signInAs(visitor, product.address, numbers.faisal)
    await onHome(page)
    await topUp(visitor, 2000, 'pay')
    await expectBalance(visitor, earned + 200_000)
    await addBankAccount(visitor, { bank: 'Najd Bank', iban: 'SA0380000000608010167519', holder: 'Faisal Alharbi' })

    await test.step('requested in two tabs at once, it leaves once', async () => {
      const other = { ...visitor, page: await context.newPage() }
      await openMoneySheet(visitor, 'withdraw', 500)
      await openMoneySheet(other, 'withdraw', 500)
      await Promise.all([sheetButton(page).click(), sheetButton(other.page).click()])
      const refusal = (tab: typeof page) => tab.getByText(words('WITHDRAWAL_IN_PROGRESS')).first()
      const either = async () => [await refusal(page).isVisible(), await refusal(other.page).isVisible()].filter(Boolean).length
      await expect.poll(either).toBe(1)
      await other.page.close()
      await page.goto('/wallet')
      await expectBalance(visitor, earned + 149_425)
      await expect(page.getByText(words('wallet.state.underWay'))).toHaveCount(1)
    })

    await test.step('the bank pays it out, and the page shows that without a reload', async () => {
      await expect(page.getByText(words('wallet.state.underWay'))).toHaveCount(0, bankTakesItsTime)
      await expectBalance(visitor, earned + 149_425)
      await expect(page.getByText(words('wallet.reserved.nothing'))).toBeVisible()
    })

    await test.step('a bank that refuses returns everything, including the fee', async () => {
      await addBankAccount(visitor, { bank: 'Sahil Bank', iban: 'SA9865000000310077520000', holder: 'Faisal Alharbi' })
      const dialog = await openMoneySheet(visitor, 'withdraw', 300)
      await dialog.getByText('Sahil Bank').first().click()
      await sheetButton(page).click()
      await expect(dialog).toBeHidden()
      await expectBalance(visitor, earned + 118_850)
      await expect(page.getByText(words('wallet.happened.returned'), { exact: true })).toBeVisible(bankTakesItsTime)
      await expectBalance(visitor, earned + 149_425)
    })
  },
)
