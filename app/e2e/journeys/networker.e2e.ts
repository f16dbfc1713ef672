import { findBrowser } from '../../../tools/browser.ts'
import { journeyArgs } from '../harness/browser-args.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { onHome } from '../harness/sign-in.ts'
import { limit } from '../../../tools/machine/pace.ts'
import { startCheck, expectOutcome, takeSelfie, widget } from '../harness/identity.ts'
import {
  choice,
  choose,
  connectAccount,
  continueQuestions,
  expectTitle,
  fillPerson,
  grown,
  onPath,
  questionTitle,
  signUp,
  textBox,
} from '../harness/joining.ts'
import { expect, test } from '../harness/test.ts'

// The camera of a browser without windows shows no picture.
test.use({ launchOptions: { executablePath: findBrowser(), args: journeyArgs } })

test(
  'a new visitor becomes a verified networker',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, product, adminApi, newNumber }) => {
    // The journey must see the waiting list before the list admits the person. A slow machine needs more time for this.
    await adminApi.letInAfter(limit(10_000) / 1000)
    const number = newNumber()
    await signUp(visitor, product.address, number)

    await test.step('all answers are kept after going back, going on and reloading', async () => {
      await expectTitle(visitor, questionTitle(visitor, 'kind'))
      expect(await accessibilityProblems(page)).toEqual([])
      await choose(visitor, words('onboarding.kind.INDIVIDUAL'))
      await continueQuestions(visitor)
      await choose(visitor, words('onboarding.role.INFLUENCER'))
      await continueQuestions(visitor)
      await expectTitle(visitor, questionTitle(visitor, 'about'))
      await page.getByRole('searchbox', { name: words('onboarding.about.search') }).fill('coffee')
      await page
        .getByRole('toolbar', { name: words('onboarding.about.interests') })
        .getByRole('button')
        .click()
      await continueQuestions(visitor)
      await expectTitle(visitor, questionTitle(visitor, 'goal'))
      await choose(visitor, words('onboarding.goal.INFLUENCER.FIND_PROGRAMS'))

      await page.goBack()
      await page.goBack()
      await expectTitle(visitor, questionTitle(visitor, 'role'))
      await expect(choice(visitor, words('onboarding.role.INFLUENCER'))).toBeChecked()
      await page.reload()
      await expectTitle(visitor, questionTitle(visitor, 'role'))
      await expect(choice(visitor, words('onboarding.role.INFLUENCER'))).toBeChecked()
      await continueQuestions(visitor)
      await expect(page.getByRole('button', { pressed: true })).toBeVisible()
      await continueQuestions(visitor)
      await expect(choice(visitor, words('onboarding.goal.INFLUENCER.FIND_PROGRAMS'))).toBeChecked()
      await continueQuestions(visitor)
      await onPath(page, '/individual-account')
    })

    await test.step('a child’s birth date shows the minimum age, and the form keeps its values', async () => {
      await expectTitle(visitor, words('onboarding.account.title'))
      await fillPerson(visitor, { first: 'Salma', last: 'Alotaibi', birth: { ...grown, year: '2016' } })
      const submit = page.getByRole('button', { name: words('onboarding.account.submit') })
      await submit.click()
      await expect(page.getByText(words('field.adult'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.locator('[data-component="DateField"] [data-type="year"]').pressSequentially(grown.year)
      await expect(textBox(visitor, words('onboarding.account.firstName'))).toHaveValue('Salma')
      await submit.click()
      await onPath(page, '/join-waiting-list')
    })

    await test.step('connecting one account leads to the waiting list, which admits the person automatically', async () => {
      await expectTitle(visitor, words('onboarding.connect.title'))
      expect(await accessibilityProblems(page)).toEqual([])
      await connectAccount(visitor, `salma.${number}`)
      await expectTitle(visitor, words('onboarding.wait.title'))
      await expect(page.getByRole('heading', { level: 2, name: words('onboarding.tasks.title') })).toBeVisible()
      expect(new URL(page.url()).search, 'the platform’s answer is good once').toBe('')
      await page.waitForURL((url) => url.pathname === '/home')
      await expect(page.getByRole('heading', { level: 2, name: words('profiles.verify.title') })).toBeVisible()
    })

    await test.step('the identity check asks for confirmation, takes a picture with the camera, and verifies the person', async () => {
      await page.getByRole('link', { name: words('profiles.verify.do.identity') }).click()
      await expectTitle(visitor, words('verification.identity.title'))
      expect(await accessibilityProblems(page)).toEqual([])
      await startCheck(visitor, '1012345670')
      expect(await accessibilityProblems(page)).toEqual([])
      await takeSelfie(visitor)
      await expect(widget(visitor)).toBeHidden()
      await expectOutcome(visitor, 'approved')
      await page
        .getByRole('main')
        .getByRole('link', { name: words('verification.identity.home') })
        .click()
      await onHome(page)
    })

    await expect(
      page
        .getByRole('main')
        .getByRole('heading')
        .getByRole('img', { name: words('ds.verifiedMark.label') }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: words('profiles.verify.title') })).toBeHidden()
    await page.reload()
    await expect(
      page
        .getByRole('main')
        .getByRole('heading')
        .getByRole('img', { name: words('ds.verifiedMark.label') }),
    ).toBeVisible()
  },
)
