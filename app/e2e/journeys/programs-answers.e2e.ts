import { DESERT_NIGHTS } from '@wasla/mocks/world/programs/all-programs.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { enterAs, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const { id, name } = DESERT_NIGHTS.program
const ownWords = 'Ask us again in spring'

test(
  'two people request to join, the brand accepts one and declines the other, and each person sees the answer',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, newVisitor }) => {
    await signInAs(visitor, numbers.sara)

    await test.step('the request waits for the brand', async () => {
      await page.goto('/discover')
      await page.getByRole('searchbox', { name: words('programs.discover.search') }).fill(name)
      const found = page.getByRole('list', { name: words('program.card.list') }).getByRole('article')
      await expect(found).toHaveCount(1)
      await found.getByRole('link').click()
      const bar = page.getByRole('region', { name: words('programs.join.label') })
      await bar.getByRole('button', { name: words('programs.join') }).click()
      await expect(page.getByText(words('programs.join.pending'))).toBeVisible()
      await expect(bar).toHaveCount(0)
    })

    const brand = await newVisitor()
    await test.step('the brand reads why a person fits, accepts this person and declines the other', async () => {
      await signInAs(brand, numbers.sahra, programAddress(id, 'applicants'))
      const requests = brand.page.getByRole('list', { name: words('participations.applicants') }).getByRole('listitem')
      const answer = async (person: string, button: 'accept' | 'decline') => {
        await requests
          .filter({ hasText: person })
          .getByRole('button', { name: new RegExp(words(`participations.${button}`), 'u') })
          .click()
        const question = brand.page.getByRole(button === 'accept' ? 'alertdialog' : 'dialog')
        if (button === 'decline') {
          await question.getByRole('radio', { name: words('program.declined.AUDIENCE') }).press('Space')
          await question.getByRole('textbox').fill(ownWords)
          expect(await accessibilityProblems(brand.page)).toEqual([])
        }
        const yes = words(`participations.question.${button === 'accept' ? 'Accepted' : 'Rejected'}.yes`, { count: 1 })
        await question.getByRole('button', { name: yes, exact: true }).click()
        await expect(question).toBeHidden()
        await expect(requests.filter({ hasText: person })).toHaveCount(0)
      }
      await expect(requests.first()).toBeVisible()
      expect(await accessibilityProblems(brand.page)).toEqual([])
      await answer('sara_sweets', 'accept')
      await answer('abdulrahman_alqahtan', 'decline')
      await brand.page.goto(programAddress(id, 'participants'))
      await expect(brand.page.getByText('sara_sweets').first()).toBeVisible()
    })

    await test.step('the accepted person has a tracking link', async () => {
      await page.reload()
      await expectTitle(visitor, name)
      await expect(page.getByRole('region', { name: words('program.link') })).toBeVisible()
    })

    await test.step('the declined person sees the reason and cannot request again', async () => {
      const other = await newVisitor()
      await signInAs(other, numbers.abdulrahman, programAddress(id))
      const reason = words('program.declined.AUDIENCE')
      await expect(other.page.getByText(words('program.declined.why', { reason }))).toBeVisible()
      await expect(other.page.getByText(ownWords)).toBeVisible()
      await expect(other.page.getByText(words('programs.request.declinedText'))).toBeVisible()
      await expect(other.page.getByRole('region', { name: words('programs.join.label') })).toHaveCount(0)
    })
  },
)

test('an agent finds a program, joins it and is accepted immediately', { tag: '@rule-phone-ar' }, async ({ visitor, page, words }) => {
  await enterAs(visitor, 'agent', '/discover?q=Cold+brew')
  await page
    .getByRole('list', { name: words('program.card.list') })
    .getByRole('article')
    .getByRole('link')
    .click()
  const bar = page.getByRole('region', { name: words('programs.join.label') })
  await expect(bar.getByText(words('programs.join.eligible'))).toBeVisible()
  await bar.getByRole('button', { name: words('programs.join') }).click()
  await expect(page.getByRole('region', { name: words('program.link') })).toBeVisible()
  await page.goto('/my-programs?tab=joined')
  await expect(page.getByRole('article').filter({ hasText: 'Cold brew' })).toBeVisible()
})
